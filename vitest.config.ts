import { defineConfig } from 'vitest/config';
import { ClosingLine } from './test/closingLine.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new ClosingLine()],
  },
});
