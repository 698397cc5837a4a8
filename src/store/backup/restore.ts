/** Restores a backup. If anything fails, the database remains unchanged. */
import { chmod, copyFile, rename } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { done, refused, type Result } from '../../kit/result.ts';
import { holdServerAlone } from '../database/postgres.ts';
import { poolerFault } from '../database/poolerFault.ts';
import { openSqlite } from '../database/sqlite.ts';
import { pragma } from '../database/sqliteFile.ts';
import { isAddress } from '../opening/address.ts';
import { faultOf, fileFaultCodeOf, serverFault } from '../opening/fault.ts';
import { makeFolder, removeFile, holdAlone } from '../opening/folder.ts';
import { checkCopy, isDump } from './checkBackup.ts';
import { flush } from './file.ts';
import { bringUp, inUse, restoreDump, type Restored } from './restoreDump.ts';

/** Restores the backup `from` to the database `to`. The problem is a sentence. `at` is in ms. */
export async function restore(from: string, to: string, at: number): Promise<Result<Restored, string>> {
  const held = isAddress(to) ? await holdServer(to) : await holdFile(to);
  if (!held.ok) return held;
  try {
    if (await isDump(from)) return await restoreDump(from, to, at);
    if (isAddress(to))
      return refused(
        `${from} was not made by pg_dump, so PostgreSQL can't restore it. If it is a backup of an SQLite file, empty DATABASE_URL and restore it. Then npx crownhead copy copies the games to PostgreSQL.`,
      );
    return await restoreToFile(from, to, at);
  } finally {
    await held.value();
  }
}

type Release = () => void | Promise<void>;

async function holdFile(path: string): Promise<Result<Release, string>> {
  await makeFolder(dirname(path));
  const release = await holdAlone(path);
  return release === null ? refused(inUse(path)) : done(release);
}

async function holdServer(address: string): Promise<Result<Release, string>> {
  try {
    const fault = await poolerFault(address);
    if (fault !== null) return refused(serverFault(fault, address).message);
    const release = await holdServerAlone(address);
    return release === null ? refused(inUse(address)) : done(release);
  } catch (error) {
    return refused(faultOf(error, address).message);
  }
}

async function restoreToFile(from: string, to: string, at: number): Promise<Result<Restored, string>> {
  if (existsSync(to) && isInUse(to)) return refused(inUse(to));
  const checked = await checkCopy(from);
  if (!checked.ok) return refused(checked.problem.message);
  const part = `${to}.part`;
  try {
    const brought = await copyUp(from, part, at);
    if (!brought.ok) return brought;
    const kept = existsSync(to) ? `${to}.before-${new Date(at).toISOString().replaceAll(':', '-')}` : null;
    // A damaged file keeps its journal, under the new name.
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

/** Copies the backup, so that it remains unchanged, and updates the copy to the newest schema. */
async function copyUp(from: string, part: string, at: number): Promise<Result<Restored, string>> {
  await removeFile(part);
  await copyFile(from, part);
  await chmod(part, 0o600);
  const brought = await bringUp(part, at);
  if (!brought.ok) return brought;
  const { file } = openSqlite(part);
  file.exec('pragma journal_mode = delete');
  file.close();
  await flush(part);
  return brought;
}

/** The journal can be removed only by the file's only user. A damaged file counts as unused. */
function isInUse(path: string): boolean {
  const { file } = openSqlite(path);
  try {
    return pragma(file, 'journal_mode = delete') !== 'delete';
  } catch (error) {
    const code = fileFaultCodeOf(error);
    if (code === null) throw error;
    return code === 'busy';
  } finally {
    file.close();
  }
}
