import { sql, type Compilable } from 'kysely';
import type { DueTable } from '../tables/tables.ts';
import type { Database } from './database.ts';
import { hasValues } from './rows.ts';

/** Whether the statement changed a row; `false` if the stored version is a different one. */
export const changes = async ({ db }: Database, statement: Compilable): Promise<boolean> =>
  (await db.executeQuery(statement.compile())).numAffectedRows === 1n;

/** Makes the rows with these values due at `dueAt` (ms), or never again (`null`). */
export async function setDue(
  { db }: Database,
  table: DueTable,
  values: object,
  dueAt: number | null,
): Promise<void> {
  await sql`update ${sql.table(table)} set due_at = ${dueAt} where ${hasValues(values)}`.execute(db);
}
