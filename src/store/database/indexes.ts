/** Filling a database with very many rows: sorting them once for an index is much faster than finding a place in it for each. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** The indexes that no key makes by itself. */
async function indexesOf(db: Kysely<Tables>, locksRows: boolean): Promise<readonly Index[]> {
  const { rows } = await (
    locksRows
      ? sql<Index>`
          select indexname as name, indexdef as definition from pg_indexes
          where schemaname = current_schema() and indexname not in (select conname from pg_constraint)`
      : sql<Index>`select name, sql as definition from sqlite_schema where type = 'index' and sql is not null`
  ).execute(db);
  return rows;
}

/** Does the work without the indexes of all tables, and makes them again: in a transaction, or a database that fails will lack them. */
export async function withoutIndexes<T>(
  db: Kysely<Tables>,
  locksRows: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const indexes = await indexesOf(db, locksRows);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  const done = await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  return done;
}
