/** Opening a database on a PostgreSQL server: brings it to the newest schema, and tells in plain words when it cannot. */
import { sql } from 'kysely';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Database } from '../database/database.ts';
import type { ServerFaultCode, StoreFault } from './fault.ts';
import {
  isNewest,
  isStrange,
  isUnreleased,
  migrate,
  MIGRATION_TABLE,
  NotUpdated,
  seenMigrations,
  updating,
} from './migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import type { Report } from '../database/readable.ts';
import { serverFault, serverFaultCodeOf } from './serverFault.ts';

/**
 * Opens the database at an address. One that is newer or not ours is left as it was. `report` is told of connections
 * that are lost later, and why an update failed. `isShared` keeps restores away while it is open.
 */
export async function openServer(
  address: string,
  report: Report,
  isShared = false,
): Promise<Attempt<Database, StoreFault>> {
  const database = openPostgres(address, report, isShared);
  try {
    const code = await update(database);
    if (code === null) return done(database);
    await database.db.destroy();
    return refused(serverFault(code, address));
  } catch (error) {
    await database.db.destroy();
    if (error instanceof NotUpdated) {
      report(error);
      return refused(serverFault('not-updated', address, error.message));
    }
    const code = serverFaultCodeOf(error);
    if (code) return refused(serverFault(code, address));
    throw error;
  }
}

/**
 * Migrates what is ours; why not, when it must be left alone. Many bots may start at once: Kysely lets one of them
 * migrate, in one transaction, while the others wait.
 */
async function update(database: Database): Promise<ServerFaultCode | null> {
  const { db } = database;
  const [code, seen] = await readRefusal(database);
  if (code !== null || isNewest(seen)) return code;
  await updating(
    () => migrate(db),
    (error) => serverFaultCodeOf(error) !== null,
  );
  return null;
}

/** Why this database must be left alone; `null` when it may be used. Only reads. */
export const serverRefusal = async (database: Database): Promise<ServerFaultCode | null> =>
  (await readRefusal(database))[0];

/** The same, with the migrations that it has seen. */
async function readRefusal({ db }: Database): Promise<readonly [ServerFaultCode | null, readonly string[]]> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = current_schema()`.execute(db);
  const isOurs = rows.some(({ tablename }) => tablename === MIGRATION_TABLE);
  if (rows.length > 0 && !isOurs) return ['foreign', []];
  const seen = isOurs ? await seenMigrations(db) : [];
  if (isUnreleased(seen)) return ['unreleased', seen];
  return [isStrange(seen) ? 'newer' : null, seen];
}
