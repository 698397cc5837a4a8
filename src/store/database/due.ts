import { sql, type Compilable, type RawBuilder } from 'kysely';
import type { DueTable, Tables } from '../tables/tables.ts';
import type { Database } from './database.ts';

/** Whether the statement changed a row: `false` if the stored version is another. */
export const changes = async ({ db }: Database, statement: Compilable): Promise<boolean> =>
  (await db.executeQuery(statement.compile())).numAffectedRows === 1n;

export const hasValues = (values: object): RawBuilder<unknown> =>
  sql.join(
    Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  );

/** Makes the rows with these values due at `dueAt` (ms), or never again (`null`). */
export async function setDue<T extends DueTable>(
  { db }: Database,
  table: T,
  values: Partial<Tables[T]>,
  dueAt: number | null,
): Promise<void> {
  await sql`update ${sql.table(table)} set due_at = ${dueAt} where ${hasValues(values)}`.execute(db);
}
