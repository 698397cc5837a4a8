/**
 * Moving everything from one database to another, of whatever kind. It is read in one transaction, so that nothing
 * changes under it, and written in one, in which every row is read back and compared before it counts: a copy that is
 * interrupted or goes wrong leaves the other database as empty as it was.
 */
import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import type { Database } from './database/database.ts';
import { columns, pagesOf, valuesOf } from './database/pages.ts';
import { IN_ORDER, TABLES, type Tables } from './tables/tables.ts';

/** How many rows of a table were copied. */
export interface Copied {
  readonly table: string;
  readonly rows: number;
}

/** The tables in which the other database has rows already. */
export interface NotEmpty {
  readonly tables: readonly string[];
}

type Connection = Kysely<Tables>;

/** Copies all rows; refused when the other database is not empty. Throws when what was written is not what was read. */
export const copyAll = (from: Database, to: Database): Promise<Attempt<readonly Copied[], NotEmpty>> =>
  from.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) => to.db.transaction().execute((target) => copyBetween(source, target)));

/** Copies all rows in place of those that the other database has: it has either the ones or the others. */
export const replaceAll = (from: Database, to: Database): Promise<readonly Copied[]> =>
  from.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) =>
      to.db.transaction().execute(async (target) => {
        for (const table of IN_ORDER.toReversed()) await sql`delete from ${sql.table(table)}`.execute(target);
        return copyTables(source, target);
      }),
    );

async function copyBetween(
  source: Connection,
  target: Connection,
): Promise<Attempt<readonly Copied[], NotEmpty>> {
  const occupied: string[] = [];
  for (const table of IN_ORDER) if ((await countOf(target, table)) > 0) occupied.push(table);
  return occupied.length > 0 ? refused({ tables: occupied }) : done(await copyTables(source, target));
}

async function copyTables(source: Connection, target: Connection): Promise<readonly Copied[]> {
  const copied: Copied[] = [];
  for (const table of IN_ORDER) {
    const { key } = TABLES[table];
    for await (const rows of pagesOf(source, table)) await insert(target, table, rows);
    for await (const rows of pagesOf(source, table)) await compare(target, table, key, rows);
    copied.push({ table, rows: await sameCount(source, target, table) });
  }
  return copied;
}

async function countOf(db: Connection, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function sameCount(source: Connection, target: Connection, table: string): Promise<number> {
  const [read, written] = [await countOf(source, table), await countOf(target, table)];
  if (read === written) return read;
  throw new Error(`${table}: ${read} rows were read, but ${written} are there`);
}

async function insert(db: Connection, table: string, rows: readonly object[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(valuesOf(row, names))})`);
  await sql`insert into ${sql.table(table)} (${columns(names)}) values ${sql.join(values)}`.execute(db);
}

/**
 * The condition that a row is one of these. Each value stands beside its column: in a list of rows (`in (values …)`) it would be
 * text to PostgreSQL, to which no number of a key is equal.
 */
function areAmong(rows: readonly object[], key: readonly string[]): RawBuilder<unknown> {
  const [column, ...others] = key;
  if (column !== undefined && others.length === 0)
    return sql`${sql.ref(column)} in (${sql.join(rows.map((row) => valuesOf(row, [column])[0]))})`;
  const isRow = (row: object) =>
    sql.join(
      key.map((each) => sql`${sql.ref(each)} = ${valuesOf(row, [each])[0]}`),
      sql` and `,
    );
  return sql.join(
    rows.map((row) => sql`(${isRow(row)})`),
    sql` or `,
  );
}

/** Reads the same rows where they were written. */
async function compare(
  db: Connection,
  table: string,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const query = sql<object>`select * from ${sql.table(table)} where ${areAmong(rows, key)}`;
  const written = new Map((await query.execute(db)).rows.map((row) => [nameOf(row, key), row]));
  for (const row of rows) {
    if (isDeepStrictEqual({ ...row }, { ...written.get(nameOf(row, key)) })) continue;
    throw new Error(`${table} ${valuesOf(row, key).join(' ')}: what was written is not what was read`);
  }
}

const nameOf = (row: object, key: readonly string[]): string => JSON.stringify(valuesOf(row, key));
