/** Whether a database file has no damage, found by reading all of it: that takes seconds for a large one, and holds up its thread. */
import SqliteFile from 'better-sqlite3';
import { isSoundThroughout } from './soundness.ts';

/** Throws where the file cannot be read at all. */
export function isSound(path: string): boolean {
  const file = new SqliteFile(path, { readonly: true, fileMustExist: true });
  try {
    return isSoundThroughout(file);
  } finally {
    file.close();
  }
}
