import { defineConfig } from 'vitest/config';
import { ClosingLine } from './test/closingLine.ts';

/** What `deploy/` packs the bot into: built, started and played with. It wants root, and some programs of Debian. */
export default defineConfig({
  test: {
    include: ['test/packages/**/*.test.ts'],
    testTimeout: 120_000,
    // Debian's packages have to arrive.
    hookTimeout: 900_000,
    fileParallelism: false,
    // As in the other tests: no module keeps state that another file could feel.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    expect: { poll: { timeout: 60_000, interval: 500 } },
    reporters: ['default', new ClosingLine()],
  },
});
