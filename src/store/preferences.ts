/** Preferences: reading and saving. There is nothing to compare, for only their owner changes them: the last word counts. */
import { NO_PREFERENCE } from '../app/preference.ts';
import type { Preference } from '../app/preference.ts';
import type { UserId } from '../game/game.ts';
import type { Database } from './database.ts';
import { readable, type Report } from './readable.ts';
import { readPreference } from './rows.ts';

/** What the user likes. A damaged record is reported and counts as none: no game should stop for it. */
export async function loadPreference({ db }: Database, user: UserId, report: Report): Promise<Preference> {
  const rows = await db.selectFrom('preference').selectAll().where('user_id', '=', user).execute();
  const [preference = NO_PREFERENCE] = readable(rows, readPreference, report);
  return preference;
}

/** Saves over whatever was there. */
export async function savePreference({ db }: Database, user: UserId, preference: Preference): Promise<void> {
  const data = JSON.stringify(preference);
  await db
    .insertInto('preference')
    .values({ user_id: user, data })
    .onConflict((row) => row.column('user_id').doUpdateSet({ data }))
    .execute();
}
