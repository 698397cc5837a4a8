/**
 * The lock that keeps bots and a restore apart: any number of bots hold it together, a restore holds it alone. The system releases it
 * when its process dies. For a file it is an empty SQLite file beside it, because the file itself is replaced by a restore.
 */
import SqliteFile from 'better-sqlite3';
import { makePrivateFile } from './folder.ts';
import { fileFaultCodeOf } from './fileFault.ts';

export type Release = () => void;

/** Takes the lock of the database file `path`, whose folder is there; `null` when others hold it. */
function hold(path: string, begin: 'begin' | 'begin exclusive'): Release | null {
  const file = new SqliteFile(`${path}.lock`, { timeout: 0 });
  try {
    file.pragma('journal_mode = memory');
    file.exec(begin);
    // SQLite takes the lock that many may hold when something is read.
    file.prepare('select count(*) from sqlite_schema').get();
    return () => void file.close();
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
