/**
 * Where the bots of tests keep the endings that they have solved: in one folder for all, or each worker of the test runner would solve
 * the same for some ten seconds. That solving is right is told elsewhere (`test/engine/endings.test.ts`).
 */
import { join } from 'node:path';

// In node_modules, so that each `npm ci` begins a new one.
export const ENDINGS_FOLDER = join(
  import.meta.dirname,
  '..',
  'node_modules',
  '.cache',
  'crownhead-tests',
  'endings',
);
