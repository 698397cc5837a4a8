/** Puzzles of the day: the posts, their solvers, and when the next one is due. */
import type { Player } from '../../game/game.ts';
import { z } from 'zod';
import type { DailySolver, DailyPuzzle } from './rules.ts';
import type { Database } from '../../store/database/database.ts';
import { book, bookOver } from '../../store/database/book.ts';
import { changes } from '../../store/database/due.ts';
import { addressSchema, objectOf } from '../../store/database/schema.ts';
import { put } from '../../store/database/rows.ts';

export const DAILIES = book<'daily', DailyPuzzle>('daily', {
  schema: objectOf<DailyPuzzle>()({
    guildId: z.string(),
    version: z.int().positive(),
    puzzleId: z.string().nullable(),
    beforeId: z.string().nullable(),
    card: addressSchema.nullable(),
    foundUntil: z.int(),
    postAt: z.int().nullable(),
  }),
  columns: { guild_id: 'guildId', version: 'version', puzzle_id: 'puzzleId' },
});

const FRESH = { version: 1, puzzleId: null, beforeId: null, card: null, foundUntil: 0, postAt: null };

export const wakeDaily = (database: Database, guildId: string) =>
  DAILIES.waking(database, { guildId, ...FRESH }, 0);

export const dailiesOver = (database: Database) => {
  const { db } = database;
  return {
    ...bookOver(database, DAILIES),
    /** Plans the next puzzle again. */
    wake: (guildId: string) => changes(database, wakeDaily(database, guildId)),
    /**
     * Records a solver of the server's current puzzle, once. Its card is then due. Other puzzles
     * are ignored.
     */
    async solve({ guildId, puzzleId, player, at }: DailySolver): Promise<void> {
      await database.allOrNothing([
        put(
          database,
          'solved',
          [{ guild_id: guildId, puzzle_id: puzzleId, user_id: player.id, name: player.name, at }],
          'kept',
        ),
        db
          .updateTable('daily')
          .set((update) => ({ due_at: at, version: update('version', '+', 1) }))
          .where('guild_id', '=', guildId)
          .where('puzzle_id', '=', puzzleId),
      ]);
    },
    async solvers(guildId: string, puzzleId: string): Promise<readonly Pick<Player, 'id' | 'name'>[]> {
      const rows = await db
        .selectFrom('solved')
        .select(['user_id', 'name'])
        .where('guild_id', '=', guildId)
        .where('puzzle_id', '=', puzzleId)
        .orderBy('at')
        .orderBy('user_id')
        .execute();
      return rows.map(({ user_id: id, name }) => ({ id, name }));
    },
  };
};
