/** A backup of a database file while bots are at work: one SQLite file, as the database was at one instant, opened and checked. */
import { access } from 'node:fs/promises';
import { refused, type Attempt } from '../../draughts/attempt.ts';
import { openSqlite } from '../database/sqlite.ts';
import { checkCopy } from './checkBackup.ts';
import type { Held } from './held.ts';
import { into } from './into.ts';

/** Pages copied at a stretch, of 4 KB: the process that copies them answers in between. */
const PAGES = 256;

/** Backs the database file `from` up to the file `path`; the problem is a plain sentence, and then there is no such file. */
export const backUp = (from: string, path: string): Promise<Attempt<Held, string>> =>
  into(path, async (part) => {
    await copyFile(from, part);
    // One file, without a journal beside it.
    const { file } = openSqlite(part);
    file.pragma('journal_mode = delete');
    file.close();
    const checked = await checkCopy(part);
    return checked.ok ? checked : refused(`The backup came out damaged: ${checked.problem.message}`);
  });

/**
 * Copies page by page. All is read in one transaction: without it SQLite starts over with every change that another connection
 * makes, and the copy of a busy bot would never end.
 */
async function copyFile(from: string, to: string): Promise<void> {
  await access(from);
  const { file } = openSqlite(from);
  try {
    file.exec('begin');
    file.prepare('select count(*) from sqlite_schema').get();
    await file.backup(to, { progress: () => PAGES });
  } finally {
    file.close();
  }
}
