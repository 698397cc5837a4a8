/**
 * Locates files that the code opens by name, whether it runs from `src/` or, built, from `dist/`.
 */
import { extname } from 'node:path';

/** The scripts that threads run, by their paths in `src/`. `build.ts` bundles each into `dist/`. */
export const THREADS = [
  'engine/thread/worker',
  'enginePool/carryOut',
  'enginePool/solveEndings',
  'enginePool/solveGroups',
  'reading/carryOut',
  'render/thread/worker',
  'store/backup/backUpInto',
  'store/opening/isSound',
  'threads/worker',
] as const;

/** In a build, this module is a chunk next to the threads' folders, and its name ends in `.js`. */
export const threadFile = (thread: (typeof THREADS)[number]): URL =>
  new URL(`${thread}${extname(import.meta.url)}`, import.meta.url);

/** The page for browsers, in `dist/`. */
export const PAGE_FOLDER = new URL('../dist/page/', import.meta.url);

export const assetFile = (path: string): URL => new URL(`../assets/${path}`, import.meta.url);
