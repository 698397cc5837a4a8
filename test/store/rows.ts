/** All rows of a database, to insert into another: this is faster than repeating their creation. */
import { sql } from 'kysely';
import type { Database } from '../../src/store/database/database.ts';
import { databaseAt } from './opened.ts';

/** The rows of each table that isn't empty. Referenced tables come first. */
type Rows = readonly (readonly [table: string, rows: readonly Readonly<Record<string, unknown>>[]])[];

async function opened(place: string): Promise<Database['db']> {
  const attempt = await databaseAt(place);
  return attempt.db;
}

/** Databases return rows in any order. Here, the same contents always have the same order. */
const inOrder = (rows: Rows[number][1]): Rows[number][1] =>
  rows
    .map((row) => ({ row, line: JSON.stringify(row) }))
    .toSorted((one, other) => (one.line < other.line ? -1 : 1))
    .map(({ row }) => row);

export async function rowsAt(place: string): Promise<Rows> {
  const db = await opened(place);
  const found: Rows[number][] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    if (!name.startsWith('kysely_') && rows.length > 0) found.push([name, inOrder(rows)]);
  }
  await db.destroy();
  return found.toSorted(([one], [other]) => Number(other === 'game') - Number(one === 'game'));
}

/** The same rows without a restore's changes: a restore makes running games due. */
export const asRestored = (tables: Rows): Rows =>
  tables.map(([table, rows]) => [
    table,
    table === 'game' || table === 'challenge'
      ? inOrder(rows.map(({ shown_version: _shown, due_at: _due, ...row }) => row))
      : rows,
  ]);

export async function putRows(place: string, tables: Rows): Promise<void> {
  const db = await opened(place);
  for (const [name, rows] of tables) {
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
    const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
    await sql`insert into ${sql.table(name)} (${columns}) values ${sql.join(values)}`.execute(db);
  }
  await db.destroy();
}
