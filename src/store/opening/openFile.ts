/**
 * Opening a database file: makes it when it is missing, brings it to the newest schema, and
 * tells in plain words when it must not be touched.
 */
import { dirname } from 'node:path';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Database } from '../database/database.ts';
import type { FileFaultCode, StoreFault } from './fault.ts';
import { fileFault, fileFaultCodeOf } from './fileFault.ts';
import { makeFolder, makePrivateFile } from './folder.ts';
import {
  isNewer,
  isNewest,
  isStrange,
  isUnreleased,
  migrate,
  MIGRATION_TABLE,
  NotUpdated,
  seenMigrations,
  updating,
} from './migrate.ts';
import type { Report } from '../database/readable.ts';
import { isLarge, isSoundThroughout } from './soundness.ts';
import { openSqlite, settle, waitForOthers, type Sqlite } from '../database/sqlite.ts';

/**
 * Opens the file `path`, making file and folder when they are missing. A file that is damaged, newer or not ours is left
 * as it was. `report` is told why an update failed.
 */
export async function openFile(path: string, report: Report): Promise<Attempt<Database, StoreFault>> {
  try {
    await makeFolder(dirname(path));
    await makePrivateFile(path);
    return await prepare(path, openSqlite(path));
  } catch (error) {
    if (error instanceof NotUpdated) {
      report(error);
      return refused(fileFault('not-updated', path, error.message));
    }
    const code = fileFaultCodeOf(error);
    if (code) return refused(fileFault(code, path));
    throw error;
  }
}

async function prepare(path: string, sqlite: Sqlite): Promise<Attempt<Database, StoreFault>> {
  try {
    const code = await fileRefusal(sqlite, !(await isLarge(path)));
    if (code) {
      sqlite.file.close();
      return refused(fileFault(code, path));
    }
    settle(sqlite.file);
    await update(sqlite);
    waitForOthers(sqlite.file);
    return done(sqlite);
  } catch (error) {
    sqlite.file.close();
    throw error;
  }
}

/**
 * Why this file must be left alone; `null` when it may be used. Only reads: all of it, if it is to be updated or `isReadThrough`.
 */
export async function fileRefusal({ file, db }: Sqlite, isReadThrough = true): Promise<FileFaultCode | null> {
  const tables = file.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
  if (tables.length === 0) return null;
  if (!tables.includes(MIGRATION_TABLE)) return 'foreign';
  const seen = await seenMigrations(db);
  if (isUnreleased(seen)) return 'unreleased';
  if ((isReadThrough || !isNewest(seen)) && !isSoundThroughout(file)) return 'damaged';
  if (isNewer(seen)) return 'newer';
  return isStrange(seen) ? 'damaged' : null;
}

/** Updates in one transaction that holds the lock from the start: a crash leaves no half of it, a rival waits. */
async function update({ file, db }: Sqlite): Promise<void> {
  file.exec('begin immediate');
  const seen = file.pragma('schema_version', { simple: true }) === 0 ? [] : await seenMigrations(db);
  if (!isNewest(seen)) {
    await updating(
      () => migrate(db),
      (error) => fileFaultCodeOf(error) !== null,
    );
  }
  file.exec('commit');
}
