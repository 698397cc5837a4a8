/** Node.js keeps what it has compiled for the processes that tests start: each of them begins in half the time. */
import { join } from 'node:path';

// In node_modules, so that each `npm ci` begins a new one.
const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'crownhead-tests');

export const COMPILE_CACHE = { NODE_COMPILE_CACHE: folder };
