import { defineConfig } from 'vitest/config';
import { ClosingLine } from './test/closingLine.ts';

/** The tests that need a browser; apart from the others, so that `npm test` runs on any machine. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // As in the other tests: no module keeps state that another file could feel.
    isolate: false,
    reporters: ['default', new ClosingLine()],
  },
});
