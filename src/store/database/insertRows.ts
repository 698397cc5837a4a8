/** Writing many rows that are compared as they are stored, in the way that is quickest for each database. */
import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely';
import type { TableName, Tables } from '../tables/tables.ts';
import { columns, valuesOf } from './pages.ts';
import { separatorsFor } from './separators.ts';

/** Writes rows of one table, and gives one that is stored otherwise, if there is any. */
export type InsertRows = (rows: readonly object[]) => Promise<object | undefined>;

export const insertRows = (db: Kysely<Tables>, table: TableName, isServer: boolean): Promise<InsertRows> =>
  isServer ? insertAtOnce(db, table) : Promise.resolve(insertEach(db, table));

const namesOf = ([row = {}]: readonly object[]): readonly string[] => Object.keys(row);

/** The types of a table's columns in PostgreSQL. */
async function typesOf(db: Kysely<Tables>, table: TableName): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${sql.lit(table)}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/**
 * To a server each column is one parameter: with one for each value, writing the statement down and understanding it takes longer than
 * storing the rows, and reading JSON takes half as long again. It compares them itself: to have them all sent back would double the
 * work of both.
 */
async function insertAtOnce(db: Kysely<Tables>, table: TableName): Promise<InsertRows> {
  const types = await typesOf(db, table);
  return async (rows) => {
    const names = namesOf(rows);
    const list = columns(names);
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

/** The columns as arrays of PostgreSQL, each of which has one element more than there are rows: of no text at all it would make none. */
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

/** To a file each row is written by the same compiled statement. */
function insertEach(db: Kysely<Tables>, table: TableName): InsertRows {
  return async (rows) => {
    const names = namesOf(rows);
    const places = sql.join(names.map(() => sql`?`));
    const query = sql`insert into ${sql.table(table)} (${columns(names)}) values (${places}) returning ${columns(names)}`;
    const { sql: text } = query.compile(db);
    for (const row of rows) {
      const written = await db.executeQuery<object>(CompiledQuery.raw(text, [...valuesOf(row, names)]));
      if (JSON.stringify(written.rows[0]) !== JSON.stringify(row)) return row;
    }
    return undefined;
  };
}
