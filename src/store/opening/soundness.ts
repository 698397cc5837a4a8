/**
 * When a database file is read through for damage. A small one is before anything else, and is left alone when it has any. Reading
 * gigabytes would keep everybody waiting: a large one is read on a thread when the bot answers already. It is the disk or a copy
 * that does damage, not the end of a process, however hard: so nothing is to be known of how the bot ended before.
 */
import { stat } from 'node:fs/promises';
import type SqliteFile from 'better-sqlite3';
import { fileFault } from './fileFault.ts';
import { threadFile } from '../../files.ts';
import { openThreads } from '../../threads/threads.ts';

/** What SQLite keeps in memory. https://sqlite.org/inmemorydb.html */
const IN_MEMORY = ':memory:';

/** Files of more than so many bytes are large: to read that many takes a tenth of a second. */
const LARGE = 64 * 2 ** 20;

/** Not one that is kept in memory, which is no file. */
export const isLarge = async (path: string): Promise<boolean> =>
  path !== IN_MEMORY && (await stat(path)).size > LARGE;

/** Reads the whole file. https://sqlite.org/pragma.html#pragma_quick_check */
export const isSoundThroughout = (file: SqliteFile.Database): boolean =>
  file.pragma('quick_check(1)', { simple: true }) === 'ok';

/** Reads the file at `path` on a thread, if it is large; what is wrong with it in a plain sentence, or `null`. */
export async function damageLater(
  path: string,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<string | null> {
  if (!(await isLarge(path)) || signal.aborted) return null;
  const file = threadFile('store/opening/isSound');
  const thread = openThreads<string, boolean>({ file, name: 'isSound', report });
  // A thread in the midst of reading ends when that is over: nobody waits for it.
  signal.addEventListener('abort', () => void thread.close(), { once: true });
  const isSound = await thread.run(path);
  void thread.close();
  return isSound.ok && !isSound.value ? fileFault('found-damaged', path).message : null;
}
