/** Solved endings for the bots of all tests, because solving them takes about ten seconds. */
import { join } from 'node:path';

// The folder is in node_modules, so that each `npm ci` starts with an empty folder.
export const ENDINGS_FOLDER = join(
  import.meta.dirname,
  '..',
  'node_modules',
  '.cache',
  'crownhead-tests',
  'endings',
);
