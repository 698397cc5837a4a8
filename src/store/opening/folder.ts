/**
 * Making the files and folders of databases and backups, which only their owner may read. Node's own `mkdir` with `recursive` never returns where the system answers "no such
 * file" for a folder whose parent exists, as `/proc` does; so the missing parents are made by hand.
 */
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder and the folders above it. Throws what the file system says when one of them cannot be made. */
export async function makeFolder(path: string): Promise<void> {
  const fault = await tryToMake(path);
  if (fault === null) return;
  if (fault.code !== 'ENOENT' || dirname(path) === path) throw fault;
  await makeFolder(dirname(path));
  const again = await tryToMake(path);
  if (again) throw again;
}

/** The fault, or `null` when the folder is there now. Another process may make it at the same time. */
const tryToMake = (path: string): Promise<NodeJS.ErrnoException | null> =>
  mkdir(path, { mode: 0o700 }).then(
    () => null,
    (fault: NodeJS.ErrnoException) => (fault.code === 'EEXIST' ? null : fault),
  );

/** Makes an empty file; one that is there stays as it is. SQLite gives its journals the same rights. */
export async function makePrivateFile(path: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  await file.close();
}

/** Removes a database that is not finished, or no longer wanted, with the journals beside it. */
export const removeFile = (path: string): Promise<unknown> =>
  Promise.all(
    [path, `${path}-wal`, `${path}-shm`, `${path}-journal`].map((each) => rm(each, { force: true })),
  );
