/**
 * Compiles in advance the code that bots and tests load; otherwise each worker and each restarted
 * bot would compile it again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepared } from '../bin/prepared.js';
import { COMPILE_CACHE } from './compileCache.ts';

/** Modules that load all others, including the modules of threads. */
const FIRST = [
  'src/main.ts',
  'src/render/thread/worker.ts',
  'src/enginePool/carryOut.ts',
  'src/reading/carryOut.ts',
  'playground/server/standIn.ts',
];

/**
 * Runs before the first test: builds `dist/`, which tests of `npm start` run, and fills the compile
 * cache if it is empty.
 */
export async function setup(): Promise<void> {
  if (!prepared()) throw new Error('there is no dist/');
  if (existsSync(COMPILE_CACHE.NODE_COMPILE_CACHE)) return;
  const loading = `for (const file of ${JSON.stringify(FIRST)}) await import('./' + file); process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', loading], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...COMPILE_CACHE },
    stdio: 'ignore',
  });
  await once(child, 'exit');
}
