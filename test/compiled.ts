/**
 * On a fresh clone, all that a bot, its threads and the stand-in for Discord load is compiled once before the tests begin. Else each worker of
 * the test runner and each bot that is started meanwhile would do so for itself: most bots are killed, and only who ends by itself
 * leaves behind what it has compiled.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepared } from '../bin/prepared.js';
import { COMPILE_CACHE } from './compileCache.ts';

/** What loads all others, in threads as well. */
const FIRST = [
  'src/main.ts',
  'src/render/thread/worker.ts',
  'src/enginePool/carryOut.ts',
  'src/reading/carryOut.ts',
  'playground/server/standIn.ts',
];

/** Runs before the first test: builds `dist/`, which tests of `npm start` run, and compiles where nothing is kept yet. */
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
