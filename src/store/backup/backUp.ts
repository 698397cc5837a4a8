/**
 * Making a backup by our own copy while bots are at work: one SQLite file, whatever the database. It shows the database as it was
 * at one instant, and was opened and checked.
 */
import { access } from 'node:fs/promises';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { copyAll } from '../copy.ts';
import { openPostgres } from '../database/postgres.ts';
import { openSqlite } from '../database/sqlite.ts';
import { isAddress, placeName } from '../opening/address.ts';
import { openFile } from '../opening/openFile.ts';
import { serverFault, serverFaultCodeOf } from '../opening/serverFault.ts';
import { serverRefusal } from '../opening/openServer.ts';
import { checkCopy } from './checkBackup.ts';
import type { Held } from './held.ts';
import { into } from './into.ts';

/** Pages copied at a stretch, of 4 KB: the process that copies them answers in between. */
const PAGES = 256;

/** Backs the database at `place` up to the file `path`; the problem is a plain sentence, and then there is no such file. */
export const backUp = (place: string, path: string): Promise<Attempt<Held, string>> =>
  into(path, async (part) => {
    const copied = isAddress(place) ? await copyServer(place, part) : await copyFile(place, part);
    if (!copied.ok) return copied;
    const checked = await settled(part);
    return checked.ok ? checked : refused(`The backup came out damaged: ${checked.problem.message}`);
  });

/**
 * Copies page by page. All is read in one transaction: without it SQLite begins anew with every change that another connection
 * makes, and a busy bot would never be copied to the end.
 */
async function copyFile(from: string, to: string): Promise<Attempt<null, string>> {
  await access(from);
  const { file } = openSqlite(from);
  try {
    file.exec('begin');
    file.prepare('select count(*) from sqlite_schema').get();
    await file.backup(to, { progress: () => PAGES });
    return done(null);
  } finally {
    file.close();
  }
}

async function copyServer(from: string, to: string): Promise<Attempt<null, string>> {
  const source = openPostgres(from, () => undefined);
  try {
    const code = await serverRefusal(source);
    if (code) return refused(serverFault(code, from).message);
    const target = await openFile(to, () => undefined);
    if (!target.ok) return refused(target.problem.message);
    try {
      const copied = await copyAll(source, target.value);
      return copied.ok ? done(null) : refused(`${placeName(to)} was not empty.`);
    } finally {
      await target.value.db.destroy();
    }
  } catch (error) {
    const code = serverFaultCodeOf(error);
    if (code) return refused(serverFault(code, from).message);
    throw error;
  } finally {
    await source.db.destroy();
  }
}

/** Makes one file of it, without a journal beside it, and checks that. */
async function settled(path: string): ReturnType<typeof checkCopy> {
  const { file } = openSqlite(path);
  file.pragma('journal_mode = delete');
  file.close();
  return checkCopy(path);
}
