/** Readable only by the owner. Node's recursive `mkdir` hangs in places such as `/proc`. */
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileFaultCodeOf } from './fault.ts';

export async function makeFolder(path: string): Promise<void> {
  const fault = await tryToMake(path);
  if (fault === null) return;
  if (fault.code !== 'ENOENT' || dirname(path) === path) throw fault;
  await makeFolder(dirname(path));
  const again = await tryToMake(path);
  if (again) throw again;
}

/** The error, or `null` if the folder exists now. Another process may also create it. */
const tryToMake = (path: string): Promise<NodeJS.ErrnoException | null> =>
  mkdir(path, { mode: 0o700 }).then(
    () => null,
    (fault: NodeJS.ErrnoException) => (fault.code === 'EEXIST' ? null : fault),
  );

/** Creates an empty file, or keeps an existing one. SQLite's journals get the same permissions. */
export async function makePrivateFile(path: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  await file.close();
}

export const removeFile = (path: string): Promise<unknown> =>
  Promise.all(
    [path, `${path}-wal`, `${path}-shm`, `${path}-journal`].map((each) => rm(each, { force: true })),
  );

export type Release = () => void;

/**
 * Bots share the lock, and a restore holds it exclusively. It is a separate file, because a restore
 * replaces the database file.
 */
function hold(path: string, begin: 'begin' | 'begin exclusive'): Release | null {
  const file = new DatabaseSync(`${path}.lock`, { timeout: 0 });
  try {
    file.exec('pragma journal_mode = memory');
    file.exec(begin);
    // SQLite takes the shared lock when it reads something.
    file.prepare('select count(*) from sqlite_schema').get();
    // Unlike `close`, this may be called twice.
    return () => file[Symbol.dispose]();
  } catch (error) {
    file.close();
    if (fileFaultCodeOf(error) === 'busy') return null;
    throw error;
  }
}

export async function holdTogether(path: string): Promise<Release | null> {
  await makePrivateFile(`${path}.lock`);
  return hold(path, 'begin');
}

export async function holdAlone(path: string): Promise<Release | null> {
  await makePrivateFile(`${path}.lock`);
  return hold(path, 'begin exclusive');
}
