/**
 * Disks and copies cause damage; killed processes don't. Large files are read once the bot answers.
 */
import { stat } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { pragma } from '../database/sqliteFile.ts';
import { IN_MEMORY } from './address.ts';
import { fileFault } from './fault.ts';
import { threadFile } from '../../files.ts';
import { openThreads } from '../../threads/threads.ts';

/** In bytes. Larger files are checked later. This many bytes take a tenth of a second. */
const LARGE = 64 * 2 ** 20;

export const isLarge = async (path: string): Promise<boolean> =>
  path !== IN_MEMORY && (await stat(path)).size > LARGE;

/** https://sqlite.org/pragma.html#pragma_quick_check */
export const isSoundThroughout = (file: DatabaseSync): boolean => pragma(file, 'quick_check(1)') === 'ok';

/** Reads a large file on a thread. Returns what is wrong with it, or `null`. */
export async function damageLater(
  path: string,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<string | null> {
  if (!(await isLarge(path)) || signal.aborted) return null;
  const file = threadFile('store/opening/isSound');
  const thread = openThreads<string, boolean>({ file, name: 'isSound', report });
  // A thread that is already reading ends later. Nothing waits for it.
  signal.addEventListener('abort', () => void thread.close(), { once: true });
  const isSound = await thread.run(path);
  void thread.close();
  return isSound.ok && !isSound.value ? fileFault('found-damaged', path).message : null;
}
