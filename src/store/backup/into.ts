/**
 * Making a file that is there only when it is whole: until then it is called otherwise, and it gets its name when all is in it and on
 * the disk.
 */
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { refused, type Attempt } from '../../draughts/attempt.ts';
import { fileFault, fileFaultCodeOf } from '../opening/fileFault.ts';
import { makeFolder, makePrivateFile, removeFile } from '../opening/folder.ts';

/** Has `make` write a file, and calls it `path` if that was done; the problem is a plain sentence, and then there is no such file. */
export async function into<T>(
  path: string,
  make: (part: string) => Promise<Attempt<T, string>>,
): Promise<Attempt<T, string>> {
  const part = `${path}.part`;
  try {
    await makeFolder(dirname(path));
    await removeFile(part);
    await makePrivateFile(part);
    const made = await make(part);
    if (!made.ok) return made;
    await flush(part);
    await rename(part, path);
    await flush(dirname(path));
    return made;
  } catch (error) {
    const code = fileFaultCodeOf(error);
    if (code) return refused(fileFault(code, path).message);
    throw error;
  } finally {
    // Where nothing can be written, nothing need be removed either.
    await removeFile(part).catch(() => undefined);
  }
}

/** Waits until a file or folder is on the disk. */
export async function flush(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
