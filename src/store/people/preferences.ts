/** Preferences. Compare-and-set keeps commands and the sweep from undoing each other. */
import { NO_PREFERENCE, type PreferenceRecord } from '../../app/ports/people.ts';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { readable, type Report } from '../database/readable.ts';
import { readPreference } from './rows.ts';

/** A damaged record is reported and counts as none: no game should stop for it. */
export async function loadPreference(
  { db }: Database,
  user: UserId,
  report: Report,
): Promise<PreferenceRecord> {
  const row = await db.selectFrom('preference').selectAll().where('user_id', '=', user).executeTakeFirst();
  if (!row) return { user, version: 0, preference: NO_PREFERENCE };
  const [preference = NO_PREFERENCE] = readable([row], readPreference, report);
  return { user, version: row.version, preference };
}

/** `false` if the stored version is another. */
export async function savePreference(
  { db }: Database,
  { user, version, preference }: PreferenceRecord,
): Promise<boolean> {
  const columns = { version, data: JSON.stringify(preference) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('preference')
    .values({ user_id: user, ...columns })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet(columns)
        .where('preference.version', '=', version - 1),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
