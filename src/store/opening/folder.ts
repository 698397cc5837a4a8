/**
 * Creates the files and folders of databases and backups, readable only by their owner. Node's
 * recursive `mkdir` never returns where the system answers "no such file" although the parent
 * exists, as `/proc` does; so this creates the missing parents itself.
 */
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function makeFolder(path: string): Promise<void> {
  const fault = await tryToMake(path);
  if (fault === null) return;
  if (fault.code !== 'ENOENT' || dirname(path) === path) throw fault;
  await makeFolder(dirname(path));
  const again = await tryToMake(path);
  if (again) throw again;
}

/** The error, or `null` if the folder exists now. Another process may create it too. */
const tryToMake = (path: string): Promise<NodeJS.ErrnoException | null> =>
  mkdir(path, { mode: 0o700 }).then(
    () => null,
    (fault: NodeJS.ErrnoException) => (fault.code === 'EEXIST' ? null : fault),
  );

/** Creates an empty file or keeps an existing one. SQLite's journals get the same rights. */
export async function makePrivateFile(path: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  await file.close();
}

/** Removes a database with its journals. */
export const removeFile = (path: string): Promise<unknown> =>
  Promise.all(
    [path, `${path}-wal`, `${path}-shm`, `${path}-journal`].map((each) => rm(each, { force: true })),
  );
