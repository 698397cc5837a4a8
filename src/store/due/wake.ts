/** Waking what is due some time, for a bot that starts and knows itself to be alone. */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { DUE_TABLES, TABLES, type DueTable } from '../tables/tables.ts';
import { RESTS } from './claim.ts';

/**
 * Makes rows due at `now`; what rests goes on resting. What was claimed when the process died is one attempt, as if its claim
 * had just run out.
 */
const wake = ({ db }: Database, table: DueTable, now: number, which: RawBuilder<unknown>): Promise<unknown> =>
  sql`update ${sql.table(table)} set
      due_at = ${now},
      claimed_until = case when due_at = claimed_until then ${now} else claimed_until end
    where due_at is not null and due_at < ${RESTS} and ${which}`.execute(db);

const UNSHOWN = sql`shown_version < version`;
const ALL = sql`1 = 1`;

/** Wakes what the channel was not shown, and every analysis that a message waits for. */
export async function wakeUnshown(database: Database, now: number): Promise<void> {
  for (const table of DUE_TABLES) {
    const { wakes } = TABLES[table].due;
    if (wakes !== 'never') await wake(database, table, now, wakes === 'unshown' ? UNSHOWN : ALL);
  }
}
