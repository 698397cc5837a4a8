/** Compare-and-set keeps commands and the sweep from undoing each other's changes. */
import { sql } from 'kysely';
import { z } from 'zod';
import {
  type Digest,
  type Preference,
  type PreferenceRecord,
  BOARD_CHOICES,
  LANGUAGE_CHOICES,
  NO_PREFERENCE,
  NOTATION_CHOICES,
  PIECE_CHOICES,
  THEME_CHOICES,
} from '../../app/ports/subjects/people.ts';
import type { UserId } from '../../game/game.ts';
import { WAYS } from '../../game/calls/notices.ts';
import { parseZone } from '../../game/calendar/parseZone.ts';
import { book, loadOr } from '../database/book.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import type { Report } from '../database/readable.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

const way = z.enum(WAYS).optional();
const notices = z.object({
  ways: z.object({ turn: way, reminder: way, offer: way, end: way }),
  digest: z.object({
    hour: z.int().min(0).max(23),
    zone: z.string().refine((text) => parseZone(text) !== null),
  }),
  locale: z.string(),
  refused: z.literal(true).optional(),
});

const preferenceSchema = objectOf<Preference>()({
  notation: z.enum(NOTATION_CHOICES),
  language: z.enum(LANGUAGE_CHOICES).optional(),
  theme: z.enum(THEME_CHOICES).optional(),
  pieces: z.enum(PIECE_CHOICES).optional(),
  board: z.enum(BOARD_CHOICES).optional(),
  notices: notices.optional(),
  hasCoordinates: z.boolean().optional(),
  hasSounds: z.boolean().optional(),
  opened: z.object({ game: z.string(), at: z.number() }).optional(),
  isNamed: z.boolean().optional(),
  isFinder: z.boolean().optional(),
});

export const PREFERENCES = book<'preference', PreferenceRecord>('preference', {
  schema: objectOf<PreferenceRecord>()({
    user: z.string(),
    version: z.int(),
    preference: preferenceSchema,
  }),
  data: 'preference',
  columns: { user_id: 'user', version: 'version', digested_at: 'apart' },
});

export function preferencesOver(database: Database, report: Report) {
  const load = (user: UserId): Promise<PreferenceRecord> =>
    loadOr(database, PREFERENCES, [user], {
      report,
      fresh: (version) => ({ user, version, preference: NO_PREFERENCE }),
    });
  return {
    preference: async (user: UserId): Promise<Preference> => (await load(user)).preference,
    preferenceRecord: load,
    savePreference: (record: PreferenceRecord) => changes(database, PREFERENCES.saving(database, record)),
    /**
     * The same, together with the time of the next daily message (ms; `null` for never). The user
     * already knows about everything that ended before `at`.
     */
    saveNotices: (record: PreferenceRecord, at: number, dueAt: number | null) =>
      changes(
        database,
        PREFERENCES.saving(database, record, {
          due_at: dueAt,
          // The first digest starts at `at`.
          digested_at:
            record.version === 1 ? at : sql`case when due_at is null then ${at} else digested_at end`,
        }),
      ),
    /** The daily message was sent at `at`, or there was no news. The next one is due at `dueAt`. */
    async digestSent(user: UserId, at: number, dueAt: number | null): Promise<void> {
      const sent = { digested_at: at, due_at: dueAt };
      await database.db.updateTable('preference').set(sent).where('user_id', '=', user).execute();
    },
  };
}

export const readDigest = (row: Tables['preference']): Digest => {
  const { user, preference } = PREFERENCES.read(row);
  return { user, preference, since: row.digested_at ?? 0 };
};
