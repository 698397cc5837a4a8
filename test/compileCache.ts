/**
 * Node.js keeps compiled code for the processes that tests start, which halves their start time.
 */
import { join } from 'node:path';

// In node_modules, so that each `npm ci` begins a new one.
const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'crownhead-tests');

export const COMPILE_CACHE = { NODE_COMPILE_CACHE: folder };
