/**
 * Making the folder of the database. Node's own `mkdir` with `recursive` never returns where the system answers "no such
 * file" for a folder whose parent exists, as `/proc` does; so the missing parents are made by hand.
 */
import { mkdir } from 'node:fs/promises';
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
  mkdir(path).then(
    () => null,
    (fault: NodeJS.ErrnoException) => (fault.code === 'EEXIST' ? null : fault),
  );
