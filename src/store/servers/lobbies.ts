import { z } from 'zod';
import type { Lobbies, Lobby } from '../../app/ports/lobbies.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

const lobbySchema = objectOf<Omit<Lobby, 'guildId' | 'channelId' | 'version'>>()({
  locale: z.string(),
  card: z.object({ channelId: z.string(), messageId: z.string() }).nullable(),
  digest: z.string(),
  postedAt: z.int(),
  shownAt: z.int(),
});

export const readLobby = (row: Omit<Tables['lobby'], 'due_at' | 'attempts' | 'claimed_until'>): Lobby => ({
  guildId: row.guild_id,
  channelId: row.channel_id,
  version: row.version,
  ...lobbySchema.parse(JSON.parse(row.data)),
});

const dataOf = ({
  locale,
  card,
  digest,
  postedAt,
  shownAt,
}: Omit<Lobby, 'guildId' | 'channelId' | 'version'>) =>
  JSON.stringify({ locale, card, digest, postedAt, shownAt });

export const lobbiesOver = (database: Database): Lobbies => {
  const { db } = database;
  return {
    async load(guildId, channelId) {
      const row = await db
        .selectFrom('lobby')
        .selectAll()
        .where('guild_id', '=', guildId)
        .where('channel_id', '=', channelId)
        .executeTakeFirst();
      return row ? readLobby(row) : null;
    },
    async wake({ guildId, channelId, locale }, dueAt) {
      if (guildId === null) return;
      const data = dataOf({ locale, card: null, digest: '', postedAt: 0, shownAt: 0 });
      await db
        .insertInto('lobby')
        .values({ guild_id: guildId, channel_id: channelId, version: 1, data, due_at: dueAt })
        .onConflict((row) =>
          row
            .columns(['guild_id', 'channel_id'])
            .doUpdateSet((update) => ({ due_at: dueAt, version: update('lobby.version', '+', 1) })),
        )
        .execute();
    },
    save: (lobby, dueAt) =>
      changes(
        database,
        db
          .updateTable('lobby')
          .set({ version: lobby.version, data: dataOf(lobby), due_at: dueAt })
          .where('guild_id', '=', lobby.guildId)
          .where('channel_id', '=', lobby.channelId)
          .where('version', '=', lobby.version - 1),
      ),
    remove: ({ guildId, channelId, version }) =>
      changes(
        database,
        db
          .deleteFrom('lobby')
          .where('guild_id', '=', guildId)
          .where('channel_id', '=', channelId)
          .where('version', '=', version),
      ),
  };
};
