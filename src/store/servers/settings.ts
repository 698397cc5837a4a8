/** The settings of servers: reading, and saving by compare-and-set. */
import { NO_SETTINGS, settingsSchema, type SettingsRecord } from '../../app/ports/settings.ts';
import type { Database } from '../database/database.ts';
import { wakeDaily } from '../puzzles/dailies.ts';
import { type Report, readStored } from '../database/readable.ts';
import type { SettingsTable } from '../tables/servers.ts';
import { noteServer } from './watches.ts';

/** Reads a row of settings. Throws when what it holds are none. */
export const readSettings = ({ guild_id: guildId, version, data }: SettingsTable): SettingsRecord => ({
  guildId,
  version,
  settings: readStored('settings', settingsSchema, { id: guildId, data }),
});

/** A server's settings. What is damaged is reported and counts as never chosen: no game should stop for it. */
export async function loadSettings(
  { db }: Database,
  guildId: string,
  report: Report,
): Promise<SettingsRecord> {
  const row = await db.selectFrom('settings').selectAll().where('guild_id', '=', guildId).executeTakeFirst();
  if (!row) return { guildId, version: 0, settings: NO_SETTINGS };
  try {
    return readSettings(row);
  } catch (error) {
    report(error);
    return { guildId, version: row.version, settings: NO_SETTINGS };
  }
}

/** Saves settings over their version before; false when that is not the stored one. */
export async function saveSettings(
  database: Database,
  { guildId, version, settings }: SettingsRecord,
): Promise<boolean> {
  const columns = { version, data: JSON.stringify(settings) };
  await noteServer(database, guildId, 0);
  const saving = database.db
    .insertInto('settings')
    .values({ guild_id: guildId, ...columns })
    .onConflict((row) =>
      row
        .column('guild_id')
        .doUpdateSet(columns)
        .where('settings.version', '=', version - 1),
    );
  // The puzzle of the day is planned anew, in the same save.
  const waking = settings.dailyPuzzle === null ? [] : [wakeDaily(database, guildId)];
  return database.allOrNothing([saving, ...waking]);
}
