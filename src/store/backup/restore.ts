/**
 * Putting a backup in the place of a database that no bot is using. Whatever goes wrong, and whenever the process dies, the
 * database is either as it was or as the backup has it. A file that is replaced is kept beside the new one.
 */
import { chmod, copyFile, rename } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { holdServerAlone } from '../database/postgres.ts';
import { openSqlite } from '../database/sqlite.ts';
import { isAddress } from '../opening/address.ts';
import { fileFaultCodeOf } from '../opening/fileFault.ts';
import { makeFolder, removeFile } from '../opening/folder.ts';
import { openDatabase } from '../opening/open.ts';
import { holdAlone } from '../opening/restoring.ts';
import { serverFault, serverFaultCodeOf } from '../opening/serverFault.ts';
import { showAnew } from '../due/showAnew.ts';
import { checkCopy, isDump } from './checkBackup.ts';
import { inUse, type Restored } from './held.ts';
import { flush } from './into.ts';
import { restoreDump } from './restoreDump.ts';

/** Puts the backup `from` in the place of the database `to`; the problem is a plain sentence. `at` in ms. */
export async function restore(from: string, to: string, at: number): Promise<Attempt<Restored, string>> {
  const held = isAddress(to) ? await holdServer(to) : await holdFile(to);
  if (!held.ok) return held;
  try {
    if (await isDump(from)) return await restoreDump(from, to, at);
    if (isAddress(to))
      return refused(
        `${from} is not a backup by pg_dump, and PostgreSQL takes no other. A backup of an SQLite file goes to a file: empty DATABASE_URL and restore it, then npx crownhead copy moves the games to PostgreSQL.`,
      );
    return await restoreToFile(from, to, at);
  } finally {
    await held.value();
  }
}

type Release = () => void | Promise<void>;

/** Keeps bots from starting on the file meanwhile. */
async function holdFile(path: string): Promise<Attempt<Release, string>> {
  await makeFolder(dirname(path));
  const release = await holdAlone(path);
  return release === null ? refused(inUse(path)) : done(release);
}

/** Keeps bots from starting on the server's database meanwhile. */
async function holdServer(address: string): Promise<Attempt<Release, string>> {
  try {
    const release = await holdServerAlone(address);
    return release === null ? refused(inUse(address)) : done(release);
  } catch (error) {
    const code = serverFaultCodeOf(error);
    if (code) return refused(serverFault(code, address).message);
    throw error;
  }
}

async function restoreToFile(from: string, to: string, at: number): Promise<Attempt<Restored, string>> {
  if (existsSync(to) && isInUse(to)) return refused(inUse(to));
  const checked = await checkCopy(from);
  if (!checked.ok) return refused(checked.problem.message);
  const part = `${to}.part`;
  try {
    const brought = await bringUp(from, part, at);
    if (!brought.ok) return brought;
    const kept = existsSync(to) ? `${to}.before-${new Date(at).toISOString().replaceAll(':', '-')}` : null;
    // Under its new name a file that is damaged goes on to have its journal.
    if (kept !== null) {
      await copyFile(to, kept);
      for (const end of ['-wal', '-shm', '-journal'])
        if (existsSync(to + end)) await rename(to + end, kept + end);
    }
    await rename(part, to);
    await flush(dirname(to));
    return done({ kept });
  } finally {
    await removeFile(part);
  }
}

/**
 * Copies the backup to `part`, brings it to the newest schema there, and has all that is going on shown anew: the backup itself
 * stays as it is.
 */
async function bringUp(from: string, part: string, at: number): Promise<Attempt<null, string>> {
  await removeFile(part);
  await copyFile(from, part);
  await chmod(part, 0o600);
  const opened = await openDatabase(part, () => undefined);
  if (!opened.ok) return refused(opened.problem.message);
  await showAnew(opened.value, at);
  await opened.value.db.destroy();
  const { file } = openSqlite(part);
  file.pragma('journal_mode = delete');
  file.close();
  await flush(part);
  return done(null);
}

/**
 * Whether anybody has the file open: only who is alone may take its journal away. What is damaged is nobody's, and is told so to
 * whoever starts the bot on it.
 */
function isInUse(path: string): boolean {
  const { file } = openSqlite(path);
  try {
    return file.pragma('journal_mode = delete', { simple: true }) !== 'delete';
  } catch (error) {
    const code = fileFaultCodeOf(error);
    if (code === null) throw error;
    return code === 'busy';
  } finally {
    file.close();
  }
}
