/**
 * Things that are loaded and saved as a whole, one row each. Each kind is declared once, with its
 * table, its schema, and the columns that duplicate parts of it. On reading, columns override
 * `data`.
 */
import { sql, type Compilable, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { isPersonal, TABLES, type TableName, type Tables } from '../tables/tables.ts';
import type { DueRow } from '../tables/record.ts';
import type { Database } from './database.ts';
import { changes } from './due.ts';
import { prepared, rowOf } from './prepared.ts';
import { assigned, compilable, hasValues, insertion, listed, valuesIn } from './rows.ts';
import { readable, type Report } from './readable.ts';

type BookTable = {
  [N in TableName]: Tables[N] extends { readonly version: number } ? N : never;
}[TableName];

/** The field that a column duplicates, or a function that computes it; `apart` means neither. */
type Source<T, V> =
  | 'apart'
  | ((thing: T) => V)
  | { readonly [F in keyof T & string]: T[F] extends V ? F : never }[keyof T & string];

interface Declaration<N extends BookTable, T> {
  readonly schema: z.ZodType<T>;
  readonly columns: {
    readonly [C in Exclude<keyof Tables[N], 'data' | keyof DueRow>]: Source<T, Tables[N][C]>;
  } & Readonly<Record<string, Source<T, unknown>>>;
  /** The field that `data` stores, or a function that returns it. Otherwise, the whole thing. */
  readonly data?: (keyof T & string) | ((thing: T) => object);
  /** Fields that are read from other columns. */
  readonly beside?: (row: Tables[N]) => object;
}

type Values = Readonly<Record<string, unknown>>;
type ValuesOf<R, C extends readonly unknown[]> = { [I in keyof C]: R[C[I] & keyof R] };
/** The values of a table's key columns. */
type KeyOf<N extends TableName> = ValuesOf<Tables[N], (typeof TABLES)[N]['key']>;
type RowIn<N extends BookTable> = Tables[N] & { readonly version: number };

export interface BookOf<N extends BookTable, T> {
  readonly table: N;
  /** Throws if the row is damaged. */
  readonly read: (row: Tables[N]) => T;
  /** The columns that identify the row as it was read. */
  readonly row: (thing: T) => Values;
  readonly find: (database: Database, key: KeyOf<N>) => Promise<RowIn<N> | undefined>;
  /** Inserts version 1. `apart` has the values of the remaining columns. */
  readonly inserting: (database: Database, thing: T, apart?: Values) => Compilable;
  /** Replaces the previous version, or inserts version 1. Changes nothing if another came first. */
  readonly saving: (database: Database, thing: T, apart?: Values) => Compilable;
  /** Deletes the thing unless it has changed. */
  readonly removing: (database: Database, thing: T) => Compilable;
  /** Makes the thing due at `dueAt` (ms), as a new version. Inserts this one if there is none. */
  readonly waking: (database: Database, thing: T, dueAt: number) => Compilable;
}

/** Returns a function that turns a thing into the values of its row. */
function writerOf<N extends BookTable, T extends object>(table: N, { columns, data }: Declaration<N, T>) {
  const sources = Object.entries<Source<T, unknown>>(columns).filter(([, source]) => source !== 'apart');
  const copiesOf = (thing: T): Values =>
    Object.fromEntries(
      sources.map(([column, source]) => [
        column,
        typeof source === 'function' ? source(thing) : Reflect.get(thing, source),
      ]),
    );
  const dataOf = (thing: T): unknown => {
    if (typeof data === 'function') return data(thing);
    return data === undefined ? thing : thing[data];
  };
  return {
    valuesOf: (thing: T, apart: Values): Values => ({
      ...copiesOf(thing),
      ...(hasData(table) && { data: JSON.stringify(dataOf(thing)) }),
      ...apart,
    }),
    /** The columns that identify the row as it was read. */
    asRead: (thing: T): Values => {
      const copies = copiesOf(thing);
      return valuesIn(copies, [
        ...TABLES[table].key,
        ...['version', 'woken'].filter((column) => Object.hasOwn(copies, column)),
      ]);
    },
  };
}

function readerOf<N extends BookTable, T>(table: N, { schema, columns, data, beside }: Declaration<N, T>) {
  const fields = Object.entries<Source<T, unknown>>(columns).flatMap(([column, source]) =>
    typeof source === 'string' && source !== 'apart' ? [[column, source] as const] : [],
  );
  const dataIn = (row: object): object => {
    if (!hasData(table)) return {};
    const stored: unknown = JSON.parse(String(Reflect.get(row, 'data')));
    return typeof data === 'string' ? { [data]: stored } : Object(stored);
  };
  return (row: Tables[N]): T => {
    try {
      const repeated = fields.map(([column, field]): [string, unknown] => [field, Reflect.get(row, column)]);
      return schema.parse({ ...dataIn(row), ...Object.fromEntries(repeated), ...beside?.(row) });
    } catch (cause) {
      // The log must not contain ids of people.
      const key = isPersonal(table) ? [] : Object.values(valuesIn(row, TABLES[table].key));
      throw new Error(`the stored ${[table, ...key].join(' ')} is damaged`, { cause });
    }
  };
}

const hasData = (table: BookTable): boolean => 'data' in TABLES[table].columns;
const isDue = (table: BookTable): boolean => 'due_at' in TABLES[table].columns;

export function book<N extends BookTable, T extends object>(
  table: N,
  declaration: Declaration<N, T>,
): BookOf<N, T> {
  const into = sql.table(table);
  const keyNames: readonly string[] = TABLES[table].key;
  const { valuesOf, asRead } = writerOf(table, declaration);
  const insert = (thing: T, apart: Values): RawBuilder<unknown> => insertion(table, [valuesOf(thing, apart)]);
  const update = (thing: T, apart: Values): RawBuilder<unknown> => {
    const changed = Object.entries(valuesOf(thing, apart)).filter(([column]) => !keyNames.includes(column));
    const before = asRead(thing);
    return sql`update ${into} set ${assigned(Object.fromEntries(changed))}
      where ${hasValues({ ...before, version: Number(before['version']) - 1 })}`;
  };
  const orNothing = (query: RawBuilder<unknown>) =>
    sql`${query} on conflict (${listed(keyNames)}) do nothing`;
  const findRow = prepared<Values, RowIn<N>>((database, value) =>
    compilable(
      database,
      sql<RowIn<N>>`select * from ${into}
        where ${hasValues(Object.fromEntries(keyNames.map((column) => [column, value(column)])))}`,
    ),
  );
  return {
    table,
    read: readerOf(table, declaration),
    row: asRead,
    find: (database, key) =>
      rowOf(
        database,
        findRow(database, Object.fromEntries(keyNames.map((column, index) => [column, key[index]]))),
      ),
    inserting: (database, thing, apart = {}) => compilable(database, insert(thing, apart)),
    saving: (database, thing, apart = {}) =>
      compilable(
        database,
        asRead(thing)['version'] === 1 ? orNothing(insert(thing, apart)) : update(thing, apart),
      ),
    removing: (database, thing) =>
      compilable(database, sql`delete from ${into} where ${hasValues(asRead(thing))}`),
    waking: (database, thing, dueAt) =>
      compilable(
        database,
        sql`${insert(thing, { due_at: dueAt })} on conflict (${listed(keyNames)})
          do update set due_at = ${dueAt}, version = ${sql.ref(`${table}.version`)} + 1`,
      ),
  };
}

/** A book as the app sees it. See `app/ports/store.ts` about versions and `dueAt`. */
export const bookOver = <N extends BookTable, T>(database: Database, things: BookOf<N, T>) => ({
  load: async (...key: KeyOf<N>): Promise<T | null> => {
    const row = await things.find(database, key);
    return row ? things.read(row) : null;
  },
  save: (thing: T, dueAt: number | null = null) =>
    changes(database, things.saving(database, thing, isDue(things.table) ? { due_at: dueAt } : {})),
  /** Deletes the thing unless it has changed. */
  remove: (thing: T) => changes(database, things.removing(database, thing)),
});

/** A damaged row is reported and treated as missing, because no game should stop because of it. */
export async function loadOr<N extends BookTable, T>(
  database: Database,
  things: BookOf<N, T>,
  key: KeyOf<N>,
  { report, fresh }: { readonly report: Report; readonly fresh: (version: number) => T },
): Promise<T> {
  const row = await things.find(database, key);
  const [thing] = row ? readable([row], things.read, report) : [];
  return thing ?? fresh(row?.version ?? 0);
}
