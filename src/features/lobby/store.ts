import type { Place } from '../../game/game.ts';
import { z } from 'zod';
import type { Lobby } from './rules.ts';
import { book, bookOver } from '../../store/database/book.ts';
import type { Database } from '../../store/database/database.ts';
import { changes } from '../../store/database/due.ts';
import { addressSchema, objectOf } from '../../store/database/schema.ts';

export const LOBBIES = book<'lobby', Lobby>('lobby', {
  schema: objectOf<Lobby>()({
    guildId: z.string(),
    channelId: z.string(),
    version: z.int(),
    locale: z.string(),
    card: addressSchema.nullable(),
    digest: z.string(),
    postedAt: z.int(),
    shownAt: z.int(),
  }),
  columns: { guild_id: 'guildId', channel_id: 'channelId', version: 'version' },
});

export const lobbiesOver = (database: Database) => ({
  ...bookOver(database, LOBBIES),
  /** Makes a lobby due at `dueAt` (ms), because its seeks have changed. */
  async wake({ guildId, channelId, locale }: Place, dueAt: number): Promise<void> {
    if (guildId === null) return;
    const unshown = { card: null, digest: '', postedAt: 0, shownAt: 0 };
    await changes(
      database,
      LOBBIES.waking(database, { guildId, channelId, version: 1, locale, ...unshown }, dueAt),
    );
  },
});
