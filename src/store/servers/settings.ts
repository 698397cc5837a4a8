import { z } from 'zod';
import { NO_SETTINGS, settingsSchema, type SettingsRecord } from '../../app/ports/subjects/settings.ts';
import { book, loadOr } from '../database/book.ts';
import type { Database } from '../database/database.ts';
import type { Report } from '../database/readable.ts';
import { objectOf } from '../database/schema.ts';
import { wakeDaily } from '../../features/daily/store.ts';
import { noteServer } from './servers.ts';
import { scheduleShowcase } from '../../features/showcase/store.ts';

export const SETTINGS = book<'settings', SettingsRecord>('settings', {
  schema: objectOf<SettingsRecord>()({ guildId: z.string(), version: z.int(), settings: settingsSchema }),
  data: 'settings',
  columns: { guild_id: 'guildId', version: 'version' },
});

export const settingsOver = (database: Database, report: Report) => ({
  /** Version 0 with `NO_SETTINGS` until admins choose something. */
  load: (guildId: string) =>
    loadOr(database, SETTINGS, [guildId], {
      report,
      fresh: (version) => ({ guildId, version, settings: NO_SETTINGS }),
    }),
  async save(record: SettingsRecord): Promise<boolean> {
    const { guildId, settings } = record;
    await noteServer(database, guildId, 0);
    // Saving also reschedules the puzzle and the story of the day.
    return database.allOrNothing([
      SETTINGS.saving(database, record),
      ...(settings.dailyPuzzle === null ? [] : [wakeDaily(database, guildId)]),
      ...(settings.gameOfDay === null ? [] : [scheduleShowcase(database, guildId)]),
    ]);
  },
});
