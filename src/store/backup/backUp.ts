/**
 * Making a backup while bots are at work: one SQLite file, whatever the database. It shows the database as it was at one
 * instant. A file of this name is there only when all is in it, on the disk, and was opened and checked; until then it is
 * called otherwise.
 */
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { copyAll } from '../copy.ts';
import { openPostgres } from '../database/postgres.ts';
import { openSqlite } from '../database/sqlite.ts';
import { isAddress, placeName } from '../opening/address.ts';
import { fileFault, fileFaultCodeOf } from '../opening/fileFault.ts';
import { makeFolder } from '../opening/folder.ts';
import { openFile } from '../opening/openFile.ts';
import { serverFault, serverFaultCodeOf } from '../opening/serverFault.ts';
import { serverRefusal } from '../opening/openServer.ts';
import { checkBackup, type Held } from './checkBackup.ts';

/** Pages copied at a stretch, of 4 KB: the process that copies them answers in between. */
const PAGES = 256;

/** Backs the database at `place` up to the file `path`; the problem is a plain sentence, and then there is no such file. */
export async function backUp(place: string, path: string): Promise<Attempt<Held, string>> {
  const part = `${path}.part`;
  try {
    await makeFolder(dirname(path));
    await removeFile(part);
    const copied = isAddress(place) ? await copyServer(place, part) : await copyFile(place, part);
    if (!copied.ok) return copied;
    const checked = await settled(part);
    if (!checked.ok) return refused(`The backup came out damaged: ${checked.problem.message}`);
    await rename(part, path);
    await flush(dirname(path));
    return checked;
  } catch (error) {
    const code = fileFaultCodeOf(error);
    if (code) return refused(fileFault(code, path).message);
    throw error;
  } finally {
    // Where nothing can be written, nothing need be removed either.
    await removeFile(part).catch(() => undefined);
  }
}

/** Removes a database that is not finished, or no longer wanted, with the journals beside it. */
export const removeFile = (path: string): Promise<unknown> =>
  Promise.all(
    [path, `${path}-wal`, `${path}-shm`, `${path}-journal`].map((each) => rm(each, { force: true })),
  );

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
async function settled(path: string): ReturnType<typeof checkBackup> {
  const { file } = openSqlite(path);
  file.pragma('journal_mode = delete');
  file.close();
  await flush(path);
  return checkBackup(path);
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
