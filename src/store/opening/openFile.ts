/** Opens a database file. Creates it if it is missing, and updates it to the newest schema. */
import { dirname } from 'node:path';
import { done, refused, type Result } from '../../kit/result.ts';
import type { Database } from '../database/database.ts';
import { isFile } from './address.ts';
import { type FileFaultCode, type StoreFault, fileFault, fileFaultCodeOf } from './fault.ts';
import { makeFolder, makePrivateFile } from './folder.ts';
import { isNewest, migrate, MIGRATION_TABLE, openingFault, schemaFault, seenMigrations } from './migrate.ts';
import type { Report } from '../database/readable.ts';
import { isLarge, isSoundThroughout } from './soundness.ts';
import { columnOf, pragma } from '../database/sqliteFile.ts';
import { openSqlite, settle, waitForOthers, type Sqlite } from '../database/sqlite.ts';

/**
 * A file that is damaged, newer or from another program remains unchanged. `report` receives a
 * failed update.
 */
export async function openFile(path: string, report: Report): Promise<Result<Database, StoreFault>> {
  try {
    if (isFile(path)) {
      await makeFolder(dirname(path));
      await makePrivateFile(path);
    }
    return await prepare(path, openSqlite(path));
  } catch (error) {
    return refused(openingFault(error, path, report));
  }
}

async function prepare(path: string, sqlite: Sqlite): Promise<Result<Database, StoreFault>> {
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

/** Why the file can't be used; `null` if it can be. Reads the whole file before an update. */
export async function fileRefusal({ file, db }: Sqlite, isReadThrough = true): Promise<FileFaultCode | null> {
  const tables = columnOf(file, "select name from sqlite_schema where type = 'table'");
  if (tables.length === 0) return null;
  if (!tables.includes(MIGRATION_TABLE)) return 'foreign';
  const seen = await seenMigrations(db);
  const fault = schemaFault(seen);
  const isRead = fault !== 'unreleased' && (isReadThrough || !isNewest(seen));
  return isRead && !isSoundThroughout(file) ? 'damaged' : fault;
}

/** One transaction that takes the lock at the start, so that a crash leaves nothing half done. */
async function update({ file, db }: Sqlite): Promise<void> {
  file.exec('begin immediate');
  const seen = pragma(file, 'schema_version') === 0 ? [] : await seenMigrations(db);
  if (!isNewest(seen)) await migrate(db, fileFaultCodeOf);
  file.exec('commit');
}
