import { sql, type Compilable, type RawBuilder } from 'kysely';
import type { DueTable } from '../tables/tables.ts';
import type { Database } from './database.ts';

/** Whether the statement changed a row: `false` if the stored version is another. */
export const changes = async ({ db }: Database, statement: Compilable): Promise<boolean> =>
  (await db.executeQuery(statement.compile())).numAffectedRows === 1n;

const equations = (values: object): readonly RawBuilder<unknown>[] =>
  Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);

export const hasValues = (values: object): RawBuilder<unknown> => sql.join(equations(values), sql` and `);

/** For `set`. */
export const assigned = (values: object): RawBuilder<unknown> => sql.join(equations(values));

/** Makes the rows with these values due at `dueAt` (ms), or never again (`null`). */
export async function setDue(
  { db }: Database,
  table: DueTable,
  values: object,
  dueAt: number | null,
): Promise<void> {
  await sql`update ${sql.table(table)} set due_at = ${dueAt} where ${hasValues(values)}`.execute(db);
}
