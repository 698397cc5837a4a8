/** Makes rows due again, for a bot that starts alone and after a restore. */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { DUE_TABLES, TABLES, type DueTable } from '../tables/tables.ts';
import { RESTS } from './claim.ts';

/** Rows that were given up stay so. A claim by a dead process counts as one attempt. */
const wake = ({ db }: Database, table: DueTable, now: number, which: RawBuilder<unknown>): Promise<unknown> =>
  sql`update ${sql.table(table)} set
      due_at = ${now},
      claimed_until = case when due_at = claimed_until then ${now} else claimed_until end
    where due_at is not null and due_at < ${RESTS} and ${which}`.execute(db);

const UNSHOWN = sql`shown_version < version`;
const ALL = sql`1 = 1`;

/** Wakes posts still pending, and every analysis that a message waits for. */
export async function wakeUnshown(database: Database, now: number): Promise<void> {
  for (const table of DUE_TABLES) {
    const { wakes } = TABLES[table].due;
    if (wakes !== 'never') await wake(database, table, now, wakes === 'unshown' ? UNSHOWN : ALL);
  }
}

/** After a restore: the bot searches each channel for the boards that the database lost. */
export async function showAgain({ db }: Database, now: number): Promise<void> {
  const due = { shown_version: 0, due_at: now };
  await db
    .updateTable('game')
    .set(due)
    .where('state', '=', 'running')
    .where((is) => is.or([is('due_at', 'is', null), is('due_at', '<', RESTS)]))
    .execute();
  await db.updateTable('challenge').set(due).where('due_at', '<', RESTS).execute();
}
