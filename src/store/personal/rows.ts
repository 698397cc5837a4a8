/** Rows that a user is erased from. They are read, changed and saved again. */
import type { Compilable } from 'kysely';
import type { Database } from '../database/database.ts';
import { readable } from '../database/readable.ts';

export const sound = <R, T>(rows: readonly R[], read: (row: R) => T) =>
  readable(
    rows,
    (row) => ({ row, value: read(row) }),
    () => undefined,
  );

/** Saves the updates together. If a row changed in the meantime, computes them again. */
export async function save(
  database: Database,
  updatesOf: () => Promise<readonly Compilable[]>,
): Promise<void> {
  for (;;) {
    const updates = await updatesOf();
    if (updates.length === 0 || (await database.allOrNothing(updates))) return;
  }
}
