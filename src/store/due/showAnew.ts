/**
 * After a restore: what the channels show is newer than what is stored, and boards were posted of which the rows know nothing. So all that
 * is going on is as if it had never been shown, and is due; the bot then looks in each channel for what is there.
 */
import type { Database } from '../database/database.ts';
import { RESTS } from './claim.ts';

/** Makes running games and open challenges due at `now` (ms) to be shown; what rests goes on resting. */
export async function showAnew({ db }: Database, now: number): Promise<void> {
  const due = { shown_version: 0, due_at: now };
  await db
    .updateTable('game')
    .set(due)
    .where('state', '=', 'running')
    .where((is) => is.or([is('due_at', 'is', null), is('due_at', '<', RESTS)]))
    .execute();
  await db.updateTable('challenge').set(due).where('due_at', '<', RESTS).execute();
}
