/** Node.js keeps what it has compiled for the processes that tests start: each of them begins in half the time. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'crownhead-compiled') };
