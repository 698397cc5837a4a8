/** Reads all of a database file to find damage. It runs in a thread, because it takes seconds. */
import SqliteFile from 'better-sqlite3';
import { isSoundThroughout } from './soundness.ts';

/** Throws if the file can't be read at all. */
export function isSound(path: string): boolean {
  const file = new SqliteFile(path, { readonly: true, fileMustExist: true });
  try {
    return isSoundThroughout(file);
  } finally {
    file.close();
  }
}
