/** Messages that the bot keeps up to date, one of each kind per server. */
import { z } from 'zod';
import type { LiveMessage } from './rules.ts';
import { bookOver, type BookOf } from '../../store/database/book.ts';
import type { Database } from '../../store/database/database.ts';
import { addressSchema } from '../../store/database/schema.ts';
import { noteServer } from '../../store/servers/servers.ts';

export const LIVE_MESSAGE = {
  guildId: z.string(),
  version: z.int().positive(),
  channelId: z.string(),
  locale: z.string(),
  card: addressSchema.nullable(),
  former: addressSchema.nullable(),
  digest: z.string(),
  changedAt: z.int(),
};

export const liveOver = <N extends 'live_board' | 'live_games', M extends LiveMessage>(
  database: Database,
  messages: BookOf<N, M>,
) => {
  const stored = bookOver(database, messages);
  return {
    ...stored,
    async save(live: M, dueAt: number | null): Promise<boolean> {
      if (live.version === 1) await noteServer(database, live.guildId, 0);
      return stored.save(live, dueAt);
    },
  };
};
