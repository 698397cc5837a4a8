/** Examines a database without changing it, even while the bot is running. */
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { done, refused, type Result } from '../../kit/result.ts';
import type { DueKind } from '../../app/due/kinds.ts';
import type { Backlog } from '../../app/ports/due.ts';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { openSqlite, type Sqlite } from '../database/sqlite.ts';
import { dueOver } from '../due/queue.ts';
import { isAddress } from '../opening/address.ts';
import { faultOf, type StoreFault, fileFault, serverFault } from '../opening/fault.ts';
import { isNewest, MIGRATION_TABLE, seenMigrations } from '../opening/migrate.ts';
import { fileRefusal } from '../opening/openFile.ts';
import { serverRefusal } from '../opening/openServer.ts';
import { isPersonal, TABLE_NAMES, TABLES, type TableName } from '../tables/tables.ts';
import { type DataTable, READERS } from '../subjects.ts';
import { pagesOf, valuesOf } from '../database/pages.ts';
import { isReadable } from '../database/readable.ts';

export interface Looked {
  readonly damaged: readonly Damaged[];
  readonly backlog: readonly Backlog<DueKind>[];
}

/** `none`: the first start will create it. `older`: the next start will update it. */
type Seen = Looked | 'none' | 'older';

/** How long to wait for a lock, in ms. A running bot holds it for only a few ms. */
const LOCK_TIMEOUT = 1000;

export const look = (place: string, now: number): Promise<Result<Seen, StoreFault>> =>
  isAddress(place) ? lookAtServer(place, now) : lookAtFile(place, now);

async function lookAtFile(path: string, now: number): Promise<Result<Seen, StoreFault>> {
  try {
    if (!(await isThere(path))) {
      await canBeMade(dirname(path));
      return done('none');
    }
    await access(path, constants.W_OK);
    const sqlite = openSqlite(path);
    try {
      const code = await fileRefusal(sqlite);
      if (code) return refused(fileFault(code, path));
      canWrite(sqlite);
      return done(await seenIn(sqlite, now));
    } finally {
      sqlite.file.close();
    }
  } catch (error) {
    return refused(faultOf(error, path));
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

/** Throws unless this folder, or the nearest existing parent folder, is writable. */
async function canBeMade(folder: string): Promise<void> {
  if ((await isThere(folder)) || dirname(folder) === folder)
    return access(folder, constants.W_OK | constants.X_OK);
  return canBeMade(dirname(folder));
}

/** Throws if the file can't be written or stays locked. */
function canWrite({ file }: Sqlite): void {
  file.exec(`pragma busy_timeout = ${LOCK_TIMEOUT}`);
  file.exec('begin immediate; rollback');
}

async function lookAtServer(address: string, now: number): Promise<Result<Seen, StoreFault>> {
  const database = openPostgres(address, () => undefined);
  try {
    const code = await serverRefusal(address, database);
    if (code) return refused(serverFault(code, address));
    return done(await seenIn(database, now));
  } catch (error) {
    return refused(faultOf(error, address));
  } finally {
    await database.db.destroy();
  }
}

async function seenIn(database: Database, now: number): Promise<Seen> {
  const { db } = database;
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return 'none';
  const seen = await seenMigrations(db);
  if (!isNewest(seen)) return 'older';
  return { damaged: await damagedIn(database), backlog: await dueOver(database).backlog(now) };
}

export interface Damaged {
  readonly table: TableName;
  readonly count: number;
  /** The keys of the first few rows; empty if keys name people. */
  readonly names: readonly string[];
}

const NAMED = 3;

async function damagedRowsIn<T extends DataTable>(
  db: Database['db'],
  table: T,
): Promise<Damaged & { readonly table: T }> {
  const { key } = TABLES[table];
  let count = 0;
  const names: string[] = [];
  for await (const page of pagesOf(db, table)) {
    const damaged = page.filter((row) => !isReadable(row, READERS[table]));
    count += damaged.length;
    if (!isPersonal(table))
      names.push(...damaged.slice(0, NAMED - names.length).map((row) => valuesOf(row, key).join('/')));
  }
  return { table, count, names };
}

const isRead = (name: TableName): name is DataTable => Object.hasOwn(READERS, name);

async function damagedIn({ db }: Database): Promise<readonly Damaged[]> {
  const found: Damaged[] = [];
  for (const table of TABLE_NAMES.filter(isRead)) found.push(await damagedRowsIn(db, table));
  return found.filter(({ count }) => count > 0);
}
