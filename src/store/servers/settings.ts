import {
  NO_SETTINGS,
  settingsSchema,
  type SettingsBook,
  type SettingsRecord,
} from '../../app/ports/settings.ts';
import type { Database } from '../database/database.ts';
import { wakeDaily } from '../puzzles/dailies.ts';
import { readable, readStored, type Report } from '../database/readable.ts';
import { noteServer } from './servers.ts';
import { wakeShowcase } from './showcases.ts';
import type { Tables } from '../tables/tables.ts';

export const readSettings = ({ guild_id: guildId, version, data }: Tables['settings']): SettingsRecord => ({
  guildId,
  version,
  settings: readStored('settings', settingsSchema, { id: guildId, data }),
});

export const settingsOver = (database: Database, report: Report): SettingsBook => ({
  // Damaged settings are reported and count as none: no game should stop for them.
  async load(guildId) {
    const all = database.db.selectFrom('settings').selectAll();
    const row = await all.where('guild_id', '=', guildId).executeTakeFirst();
    if (!row) return { guildId, version: 0, settings: NO_SETTINGS };
    const [settings] = readable([row], readSettings, report);
    return settings ?? { guildId, version: row.version, settings: NO_SETTINGS };
  },
  async save({ guildId, version, settings }) {
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
    // The same save plans the puzzle and the game of the day again.
    const waking = [
      ...(settings.dailyPuzzle === null ? [] : [wakeDaily(database, guildId)]),
      ...(settings.gameOfDay === null ? [] : [wakeShowcase(database, guildId)]),
    ];
    return database.allOrNothing([saving, ...waking]);
  },
});
