/** A folder with solved endings for the bots of all tests; solving them takes about ten seconds. */
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
