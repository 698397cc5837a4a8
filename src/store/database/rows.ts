/** Parts of statements that work for rows of any table. */
import { sql, type Compilable, type Insertable, type RawBuilder } from 'kysely';
import { TABLES, type TableName, type Tables } from '../tables/tables.ts';
import type { Database } from './database.ts';
import { prepared } from './prepared.ts';

const equations = (values: object): readonly RawBuilder<unknown>[] =>
  Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);

export const hasValues = (values: object): RawBuilder<unknown> => sql.join(equations(values), sql` and `);

/** Equations for the `set` clause. */
export const assigned = (values: object): RawBuilder<unknown> => sql.join(equations(values));

export const listed = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));

/** All rows must have the same columns as the first row. */
export function insertion(table: TableName, rows: readonly object[]): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => Reflect.get(row, column)))})`);
  return sql`insert into ${sql.table(table)} (${listed(columns)}) values ${sql.join(values)}`;
}

export const compilable = <R>({ db }: Database, query: RawBuilder<R>): Compilable<R> => ({
  compile: () => query.compile(db),
});

type Row<T extends TableName> = {
  readonly [C in keyof Insertable<Tables[T]>]: Insertable<Tables[T]>[C] | RawBuilder<unknown>;
};
type Some<T extends TableName> = Partial<Tables[T]>;

type Update = ReturnType<typeof prepared<readonly unknown[]>>;

/** By table and columns. There are only a few combinations. */
const updates = new Map<string, Update>();

const updateOf = (table: TableName, which: readonly string[], changed: readonly string[]): Update =>
  prepared<readonly unknown[]>((database, value) => {
    const places = (columns: readonly string[], from: number) =>
      Object.fromEntries(columns.map((column, index) => [column, value(from + index)]));
    const [set, where] = [assigned(places(changed, 0)), hasValues(places(which, changed.length))];
    return compilable(database, sql`update ${sql.table(table)} set ${set} where ${where}`);
  });

/** Changes the rows that have these values, none of which is `null`. */
export function updating<T extends TableName>(
  database: Database,
  table: T,
  which: Some<T>,
  changed: Some<T>,
): Compilable {
  const [found, given] = [Object.keys(which), Object.keys(changed)];
  const shape = [table, ...found, 'set', ...given].join(' ');
  const update = updates.get(shape) ?? updateOf(table, found, given);
  updates.set(shape, update);
  return update(database, [...Object.values(changed), ...Object.values(which)]);
}

/** Deletes the rows with these values. */
export const removing = <T extends TableName>(database: Database, table: T, which: Some<T>): Compilable =>
  compilable(database, sql`delete from ${sql.table(table)} where ${hasValues(which)}`);

/** How many rows have these values. */
export async function countOf<T extends TableName>(
  { db }: Database,
  table: T,
  which: Some<T>,
): Promise<number> {
  const counted = sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table)} where ${hasValues(which)}`;
  return (await counted.execute(db)).rows[0]?.rows ?? 0;
}

/**
 * Inserts rows that all have the same columns. If a row with the same key exists, it stays as it is
 * (`kept`), gets all new values (`replaced`), or gets the given values.
 */
export function put<T extends TableName>(
  database: Database,
  table: T,
  rows: readonly Row<T>[],
  same: 'kept' | 'replaced' | { readonly [C in keyof Tables[T]]?: Tables[T][C] | RawBuilder<unknown> },
): Compilable {
  const key: readonly string[] = TABLES[table].key;
  const others = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  const replaced = others.map((column) => [column, sql.ref(`excluded.${column}`)]);
  const values = same === 'replaced' ? Object.fromEntries(replaced) : same;
  const change = same === 'kept' ? sql`nothing` : sql`update set ${assigned(Object(values))}`;
  return compilable(database, sql`${insertion(table, rows)} on conflict (${listed(key)}) do ${change}`);
}

/** The rows that have this value in any of these columns. Each column must have an index. */
export async function rowsWhere<T extends TableName>(
  { db }: Database,
  table: T,
  columns: readonly (keyof Tables[T] & string)[],
  value: string,
): Promise<readonly Tables[T][]> {
  const found: Tables[T][] = [];
  for (const column of columns) {
    const rows = sql<Tables[T]>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`;
    found.push(...(await rows.execute(db)).rows);
  }
  return found;
}

export const valuesIn = (row: object, columns: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(columns.map((column): [string, unknown] => [column, Reflect.get(row, column)]));
