/** Opens a database on a PostgreSQL server and updates it to the newest schema. */
import { sql } from 'kysely';
import { done, refused, type Result } from '../../kit/result.ts';
import type { Database } from '../database/database.ts';
import { type ServerFaultCode, type StoreFault, serverFault, serverFaultCodeOf } from './fault.ts';
import { isNewest, migrate, MIGRATION_TABLE, openingFault, schemaFault, seenMigrations } from './migrate.ts';
import { type Access, openPostgres } from '../database/postgres.ts';
import { poolerFault } from '../database/poolerFault.ts';
import type { Report } from '../database/readable.ts';

/** `report` receives lost connections. */
export async function openServer(
  address: string,
  report: Report,
  access: Access = {},
): Promise<Result<Database, StoreFault>> {
  const database = openPostgres(address, report, access);
  try {
    const code = access.isShared === true ? await poolerFault(address) : null;
    const refusal = code ?? (await update(database));
    if (refusal === null) return done(database);
    await database.db.destroy();
    return refused(serverFault(refusal, address));
  } catch (error) {
    await database.db.destroy();
    return refused(openingFault(error, address, report));
  }
}

/** If many bots start at once, Kysely lets one migrate in one transaction while others wait. */
async function update(database: Database): Promise<ServerFaultCode | null> {
  const { db } = database;
  const [code, seen] = await readRefusal(database);
  if (code !== null || isNewest(seen)) return code;
  await migrate(db, serverFaultCodeOf);
  return null;
}

/** Why the database can't be used; `null` if it can be. Only reads. */
export const serverRefusal = async (address: string, database: Database): Promise<ServerFaultCode | null> =>
  (await poolerFault(address)) ?? (await readRefusal(database))[0];

async function readRefusal({ db }: Database): Promise<readonly [ServerFaultCode | null, readonly string[]]> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = current_schema()`.execute(db);
  const isOurs = rows.some(({ tablename }) => tablename === MIGRATION_TABLE);
  if (rows.length > 0 && !isOurs) return ['foreign', []];
  const seen = isOurs ? await seenMigrations(db) : [];
  const fault = schemaFault(seen);
  return [fault === 'damaged' ? 'newer' : fault, seen];
}
