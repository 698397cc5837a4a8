/** Inserts many rows in the fastest way for each database, and compares them as stored. */
import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely';
import type { TableName, Tables } from '../tables/tables.ts';
import { valuesOf } from './pages.ts';
import { listed } from './rows.ts';

/** Inserts rows into one table. Returns a row that was stored differently, if there is one. */
export type InsertRows = (rows: readonly object[]) => Promise<object | undefined>;

export const insertRows = (db: Kysely<Tables>, table: TableName, isServer: boolean): Promise<InsertRows> =>
  isServer ? insertAtOnce(db, table) : Promise.resolve(insertEach(db, table));

const namesOf = ([row = {}]: readonly object[]): readonly string[] => Object.keys(row);

async function typesOf(db: Kysely<Tables>, table: TableName): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${sql.lit(table)}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** One parameter per column, because parsing one per value takes longer than storing the rows. */
async function insertAtOnce(db: Kysely<Tables>, table: TableName): Promise<InsertRows> {
  const types = await typesOf(db, table);
  return async (rows) => {
    const names = namesOf(rows);
    const list = listed(names);
    const typed = names.map((name) => sql`${sql.ref(name)}::${sql.raw(types.get(name) ?? 'text')}`);
    const query = sql<object>`
      with given as materialized (
          select ${sql.join(typed)} from unnest(${sql.join(arraysOf(rows, names))}) as given (${list})
          limit ${rows.length}),
        stored as (insert into ${sql.table(table)} (${list}) select ${list} from given returning ${list})
      select ${list} from given except select ${list} from stored limit 1`;
    return (await query.execute(db)).rows[0];
  };
}

const textOf = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

/** Each array ends with a separator, because an empty text would become an empty array. */
function arraysOf(rows: readonly object[], names: readonly string[]): readonly RawBuilder<unknown>[] {
  const table = rows.map((row) => valuesOf(row, names).map(textOf));
  const [between = '', nothing = ''] = separatorsFor(
    table.flat().filter((text) => text !== null),
    2,
  );
  return names.map((_, column) => {
    const texts = table.map((row) => `${row[column] ?? nothing}${between}`);
    return sql`string_to_array(${texts.join('')}, ${between}, ${nothing})`;
  });
}

/** For a file, the same compiled statement writes every row. */
function insertEach(db: Kysely<Tables>, table: TableName): InsertRows {
  return async (rows) => {
    const names = namesOf(rows);
    const places = sql.join(names.map(() => sql`?`));
    const query = sql`insert into ${sql.table(table)} (${listed(names)}) values (${places}) returning ${listed(names)}`;
    const { sql: text } = query.compile(db);
    for (const row of rows) {
      const written = await db.executeQuery<object>(CompiledQuery.raw(text, [...valuesOf(row, names)]));
      if (JSON.stringify(written.rows[0]) !== JSON.stringify(row)) return row;
    }
    return undefined;
  };
}

/** Separators that occur in none of the texts, and can't arise where two texts meet. */
export function separatorsFor(texts: readonly string[], count: number): readonly string[] {
  const found: string[] = [];
  for (let number = 0; found.length < count; number += 1) {
    const separator = `\u001E${number}\u001F`;
    if (!texts.some((text) => text.includes(separator))) found.push(separator);
  }
  return found;
}

interface Index {
  readonly name: string;
  readonly definition: string;
}

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

/** Recreates the indexes at the end: sorting many rows at once is faster. Needs a transaction. */
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
