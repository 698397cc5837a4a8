import { z } from 'zod';
import type { Showcase } from './rules.ts';
import { book } from '../../store/database/book.ts';
import type { Database } from '../../store/database/database.ts';
import { objectOf } from '../../store/database/schema.ts';

export const SHOWCASES = book<'showcase', Showcase>('showcase', {
  schema: objectOf<Showcase>()({
    guildId: z.string(),
    version: z.int(),
    postAt: z.int().nullable(),
    postedAt: z.int().nullable(),
  }),
  columns: { guild_id: 'guildId', version: 'version', post_at: 'postAt', posted_at: 'postedAt' },
});

/** Plans the next story of the day again. */
export const scheduleShowcase = (database: Database, guildId: string) =>
  SHOWCASES.waking(database, { guildId, version: 1, postAt: null, postedAt: null }, 0);
