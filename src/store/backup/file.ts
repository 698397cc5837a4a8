/** A backup file gets its name only when it is complete and on disk. */
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { refused, type Result } from '../../kit/result.ts';
import { faultOf, type StoreFault } from '../opening/fault.ts';
import { makeFolder, makePrivateFile, removeFile } from '../opening/folder.ts';

/** Lets `make` write a file, then renames it to `path`. After a problem, no file remains. */
export async function into<T>(
  path: string,
  make: (part: string) => Promise<Result<T, string>>,
): Promise<Result<T, string>> {
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
    return refused(faultOf(error, path).message);
  } finally {
    // If nothing could be written, there is nothing to remove.
    await removeFile(part).catch(() => undefined);
  }
}

/** Waits until a file or folder is on disk. */
export async function flush(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export interface Held {
  readonly games: number;
  readonly bytes: number;
}

/** Why a backup can't be restored; `no-program` if PostgreSQL's programs are missing. */
export type BackupFault = Omit<StoreFault, 'code'> & { readonly code: StoreFault['code'] | 'no-program' };
