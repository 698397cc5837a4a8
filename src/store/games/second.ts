/** The second card of a game, which is in a different channel from the first card. */
import type { Game, GameId, MessageAddress } from '../../game/game.ts';
import type { GameRecord, SecondCard } from '../../app/ports/subjects/games.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { readable, type Report } from '../database/readable.ts';
import { readGame, readShown } from './rows.ts';
import type { Tables } from '../tables/tables.ts';
import { put } from '../database/rows.ts';
import { sql } from 'kysely';

export const readSecond = (row: Tables['second_card']): SecondCard => ({
  gameId: row.game_id,
  woken: row.woken,
  shown: readShown(row),
});

export const secondCardsOver = (database: Database, report: Report) => {
  const { db } = database;
  return {
    /** Makes the second card due at `dueAt` (ms) if the game has a second place. */
    async wakeSecond({ id, second }: Game, dueAt: number): Promise<void> {
      if (!second) return;
      const row = { game_id: id, guild_id: second.place.guildId, woken: 1, shown_version: 0, due_at: dueAt };
      const woken = sql`second_card.woken + 1`;
      await changes(database, put(database, 'second_card', [row], { due_at: dueAt, woken }));
    },
    async second(id: GameId): Promise<SecondCard | null> {
      const row = await db.selectFrom('second_card').selectAll().where('game_id', '=', id).executeTakeFirst();
      return row ? readSecond(row) : null;
    },
    /**
     * Running games whose second card is in this server, and what that card shows. The most
     * recently changed games come first.
     */
    async secondIn(guildId: string, limit: number): Promise<readonly GameRecord[]> {
      const rows = await db
        .selectFrom('second_card')
        .innerJoin('game', 'game.id', 'second_card.game_id')
        .selectAll('game')
        .select([
          'second_card.shown_version as second_version',
          'second_card.card_channel_id as second_channel_id',
          'second_card.card_message_id as second_message_id',
        ])
        .where('second_card.guild_id', '=', guildId)
        .where('game.state', '=', 'running')
        .orderBy('game.changed_at', 'desc')
        .limit(limit)
        .execute();
      const there = rows.map(({ second_version, second_channel_id, second_message_id, ...row }) => ({
        ...row,
        shown_version: second_version,
        card_channel_id: second_channel_id,
        card_message_id: second_message_id,
      }));
      return readable(there, readGame, report);
    },
    /** Records that the second card shows this version; false if it already shows a later one. */
    secondShown: (id: GameId, version: number, card: MessageAddress | null) =>
      changes(
        database,
        db
          .updateTable('second_card')
          .set({
            shown_version: version,
            card_channel_id: card?.channelId ?? null,
            card_message_id: card?.messageId ?? null,
          })
          .where('game_id', '=', id)
          .where('shown_version', '<=', version),
      ),
  };
};
