/**
 * The lock between bots and a restore: any number of bots share it, a restore holds it alone. It is
 * an empty SQLite file beside the database, because a restore replaces that file; the system
 * releases it when its process dies.
 */
import SqliteFile from 'better-sqlite3';
import { makePrivateFile } from './folder.ts';
import { fileFaultCodeOf } from './fault.ts';

export type Release = () => void;

/** `null` if others hold it. */
function hold(path: string, begin: 'begin' | 'begin exclusive'): Release | null {
  const file = new SqliteFile(`${path}.lock`, { timeout: 0 });
  try {
    file.pragma('journal_mode = memory');
    file.exec(begin);
    // SQLite takes the shared lock when something is read.
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
