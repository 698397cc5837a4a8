/** Filling a database with a million rows quickly, and leaving it as a database is that has been running for long. */
import { sql } from 'kysely';
import type { Database } from '../../src/store/database/database.ts';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** The indexes that no key makes by itself. */
async function indexesOf({ db, locksRows }: Database): Promise<readonly Index[]> {
  const { rows } = await (
    locksRows
      ? sql<Index>`
          select indexname as name, indexdef as definition from pg_indexes
          where schemaname = current_schema() and indexname not in (select conname from pg_constraint)`
      : sql<Index>`select name, sql as definition from sqlite_schema where type = 'index' and sql is not null`
  ).execute(db);
  return rows;
}

/** Does the work without the indexes and makes them again: sorting once is much faster than finding a million places. */
export async function inBulk(database: Database, work: () => Promise<void>): Promise<void> {
  const indexes = await indexesOf(database);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(database.db);
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(database.db);
}

/**
 * What time does by itself. PostgreSQL would be tidying up behind the rows while it is measured (autovacuum), and SQLite's
 * log would still hold a good part of them; the disk has to have taken all of it.
 */
export async function settled({ db, locksRows }: Database): Promise<void> {
  if (locksRows) {
    await sql`vacuum analyze`.execute(db);
    await sql`checkpoint`.execute(db);
  } else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
