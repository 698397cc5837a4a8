import { z } from 'zod';
import { DAY } from '../../game/calendar/span.ts';
import type { Draft, DraftFields } from '../../tournament/life/opening/draft.ts';
import { book, bookOver } from '../database/book.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { objectOf } from '../database/schema.ts';

const words = z.string().optional();
const flag = z.boolean().optional();

const askedSchema = objectOf<DraftFields>()({
  kind: words,
  name: words,
  variant: words,
  time: words,
  starts: words,
  ends: words,
  rounds: words,
  minutes: words,
  'group-size': words,
  advance: words,
  finals: words,
  reach: words,
  twice: flag,
  'third-place': flag,
  'round-days': words,
  openings: words,
  players: words,
  role: words,
  lowest: words,
  highest: words,
  rated: flag,
  judge: words,
  'tie-break': words,
  repeats: words,
  event: flag,
  title: words,
});

export const DRAFTS = book<'draft', Draft>('draft', {
  schema: objectOf<Draft>()({ guildId: z.string(), user: z.string(), version: z.int(), asked: askedSchema }),
  data: 'asked',
  columns: { guild_id: 'guildId', user_id: 'user', version: 'version', saved_at: 'apart' },
});

export const draftsOver = (database: Database) => ({
  ...bookOver(database, DRAFTS),
  /** Also deletes drafts older than a day. */
  async save(draft: Draft, at: number): Promise<boolean> {
    const isSaved = await changes(database, DRAFTS.saving(database, draft, { saved_at: at }));
    // The deletion comes afterward, so that a draft that is a day old can still be continued.
    await database.db
      .deleteFrom('draft')
      .where('saved_at', '<', at - DAY)
      .execute();
    return isSaved;
  },
});
