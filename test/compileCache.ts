/** Node.js caches compiled code for the processes of tests, which then start twice as fast. */
import { join } from 'node:path';

// The cache is in node_modules, so that each `npm ci` starts with an empty cache.
const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'crownhead-tests');

export const COMPILE_CACHE = { NODE_COMPILE_CACHE: folder };
