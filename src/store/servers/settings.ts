/** The settings of servers, saved by compare-and-set. */
import { NO_SETTINGS, settingsSchema, type SettingsRecord } from '../../app/ports/settings.ts';
import type { Database } from '../database/database.ts';
import { wakeDaily } from '../puzzles/dailies.ts';
import { type Report, readStored } from '../database/readable.ts';
import type { SettingsTable } from '../tables/servers.ts';
import { noteServer } from './servers.ts';

export const readSettings = ({ guild_id: guildId, version, data }: SettingsTable): SettingsRecord => ({
  guildId,
  version,
  settings: readStored('settings', settingsSchema, { id: guildId, data }),
});

/** Damaged settings are reported and count as none: no game should stop for them. */
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

/** `false` if the stored version is another. */
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
  // The same save plans the puzzle of the day again.
  const waking = settings.dailyPuzzle === null ? [] : [wakeDaily(database, guildId)];
  return database.allOrNothing([saving, ...waking]);
}
