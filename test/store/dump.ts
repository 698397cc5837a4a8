/** Reads the complete contents of a database, without the store. */
import { sql } from 'kysely';
import { databaseAt } from './opened.ts';

interface Cell {
  readonly table: string;
  readonly column: string;
  readonly text: string;
}

export interface Dump {
  /** The columns of each table, without Kysely's own tables. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly cells: readonly Cell[];
}

export async function dump(place: string): Promise<Dump> {
  const { db } = await databaseAt(place);
  const tables = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !name.startsWith('kysely_'),
  );
  const cells: Cell[] = [];
  for (const { name: table } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) cells.push({ table, column, text: String(value) });
    }
  }
  await db.destroy();
  return {
    columns: Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((each) => each.name)])),
    cells,
  };
}

/** The columns that contain a text, as `table.column`. */
export const placesOf = ({ cells }: Dump, sought: string): readonly string[] =>
  [
    ...new Set(
      cells.filter(({ text }) => text.includes(sought)).map(({ table, column }) => `${table}.${column}`),
    ),
  ].toSorted();
