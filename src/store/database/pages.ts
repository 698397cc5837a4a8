/** Reads all rows of a table page by page, in the order of its key. */
import { sql, type Kysely } from 'kysely';
import { listed } from './rows.ts';
import { TABLES, type TableName, type Tables } from '../tables/tables.ts';

/** How many rows a page has. Their columns stay far below the limit on a statement's parameters. */
const PAGE = 500;

export function valuesOf(row: object, names: readonly string[]): readonly unknown[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return names.map((name) => values.get(name) ?? null);
}

/** Each page starts where the previous page ended, which is equally fast everywhere in a table. */
export async function* pagesOf<T extends TableName>(
  db: Kysely<Tables>,
  table: T,
): AsyncGenerator<readonly Tables[T][]> {
  const { key } = TABLES[table];
  let last: Tables[T] | undefined;
  do {
    const after = last ? sql`where (${listed(key)}) > (${sql.join(valuesOf(last, key))})` : sql``;
    const page = sql<
      Tables[T]
    >`select * from ${sql.table(table)} ${after} order by ${listed(key)} limit ${PAGE}`;
    const { rows } = await page.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(PAGE - 1);
  } while (last);
}

/** The rows whose `data` names this user. Reads the whole table. */
export async function rowsNaming<T extends 'season' | 'tournament' | 'meet'>(
  { db }: { readonly db: Kysely<Tables> },
  table: T,
  user: string,
): Promise<readonly Tables[T][]> {
  const rows = sql<Tables[T]>`select * from ${sql.table(table)} where data like ${`%"${user}"%`}`;
  return (await rows.execute(db)).rows;
}
