/** Compare-and-set keeps commands and the sweep from undoing each other. */
import { sql } from 'kysely';
import { z } from 'zod';
import {
  type Digest,
  type People,
  type Preference,
  type PreferenceRecord,
  BOARD_CHOICES,
  LANGUAGE_CHOICES,
  NO_PREFERENCE,
  NOTATION_CHOICES,
  PIECE_CHOICES,
  THEME_CHOICES,
} from '../../app/ports/people.ts';
import type { UserId } from '../../game/game.ts';
import { WAYS } from '../../game/calls/notices.ts';
import { parseZone } from '../../game/calendar/zone.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { readable, readStored, type Report } from '../database/readable.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

type Kept = 'preference' | 'preferenceRecord' | 'savePreference' | 'saveNotices' | 'digestSent';

export function preferencesOver(database: Database, report: Report): Pick<People, Kept> {
  const { db } = database;
  // A damaged record is reported and counts as none: no game should stop for it.
  async function load(user: UserId): Promise<PreferenceRecord> {
    const row = await db.selectFrom('preference').selectAll().where('user_id', '=', user).executeTakeFirst();
    if (!row) return { user, version: 0, preference: NO_PREFERENCE };
    const [preference = NO_PREFERENCE] = readable([row], readPreference, report);
    return { user, version: row.version, preference };
  }
  return {
    preference: async (user) => (await load(user)).preference,
    preferenceRecord: load,
    savePreference: (record) => changes(database, saving(database, record)),
    saveNotices: (record, at, dueAt) => changes(database, saving(database, record, { at, dueAt })),
    async digestSent(user, at, dueAt) {
      const sent = { digested_at: at, due_at: dueAt };
      await db.updateTable('preference').set(sent).where('user_id', '=', user).execute();
    },
  };
}

/** With a digest, it is due at `dueAt` (ms; `null` for never), and the first begins at `at`. */
function saving(
  { db }: Database,
  { user, version, preference }: PreferenceRecord,
  digest?: { readonly at: number; readonly dueAt: number | null },
) {
  const columns = { version, data: JSON.stringify(preference), ...(digest && { due_at: digest.dueAt }) };
  return db
    .insertInto('preference')
    .values({ user_id: user, ...columns, ...(digest && { digested_at: digest.at }) })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet({
          ...columns,
          ...(digest && {
            digested_at: sql<number>`case when preference.due_at is null then ${digest.at}
              else preference.digested_at end`,
          }),
        })
        .where('preference.version', '=', version - 1),
    );
}

export const readPreference = ({ user_id: id, data }: Tables['preference']): Preference =>
  readStored('preference', preferenceSchema, { id, data });

export const readDigest = (row: Tables['preference']): Digest => ({
  user: row.user_id,
  preference: readPreference(row),
  since: row.digested_at ?? 0,
});

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
