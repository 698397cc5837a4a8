/** Puzzles of the day: the posts, their solvers, and when the next is due. */
import { z } from 'zod';
import type { Dailies, Daily } from '../../app/ports/puzzles.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

const card = z.object({ channelId: z.string(), messageId: z.string() });

const dailySchema = objectOf<Daily>()({
  guildId: z.string(),
  version: z.int().positive(),
  puzzleId: z.string().nullable(),
  beforeId: z.string().nullable(),
  card: card.nullable(),
  foundUntil: z.int(),
  postAt: z.int().nullable(),
});

/**
 * The version is only in the column, because waking changes it without reading the other columns.
 */
export const readDaily = ({ data, version }: Pick<Tables['daily'], 'data' | 'version'>): Daily => ({
  ...dailySchema.parse(JSON.parse(data)),
  version,
});

const rowOf = (row: Daily) => ({
  version: row.version,
  puzzle_id: row.puzzleId,
  data: JSON.stringify(row),
});

const FRESH = {
  puzzleId: null,
  beforeId: null,
  card: null,
  foundUntil: 0,
  postAt: null,
  version: 1,
} as const;

export const wakeDaily = ({ db }: Database, guildId: string) =>
  db
    .insertInto('daily')
    .values({ guild_id: guildId, ...rowOf({ ...FRESH, guildId }), due_at: 0 })
    .onConflict((row) =>
      row
        .column('guild_id')
        .doUpdateSet((update) => ({ due_at: 0, version: update('daily.version', '+', 1) })),
    );

export const dailiesOver = (database: Database): Dailies => {
  const { db } = database;
  return {
    async load(guildId) {
      const row = await db.selectFrom('daily').selectAll().where('guild_id', '=', guildId).executeTakeFirst();
      return row ? readDaily(row) : null;
    },
    save: (changed, dueAt) =>
      changes(
        database,
        db
          .updateTable('daily')
          .set({ ...rowOf(changed), due_at: dueAt })
          .where('guild_id', '=', changed.guildId)
          .where('version', '=', changed.version - 1),
      ),
    async solve({ guildId, puzzleId, player, at }) {
      await database.allOrNothing([
        db
          .insertInto('solved')
          .values({ guild_id: guildId, puzzle_id: puzzleId, user_id: player.id, name: player.name, at })
          .onConflict((row) => row.columns(['guild_id', 'puzzle_id', 'user_id']).doNothing()),
        db
          .updateTable('daily')
          .set((update) => ({ due_at: at, version: update('version', '+', 1) }))
          .where('guild_id', '=', guildId)
          .where('puzzle_id', '=', puzzleId),
      ]);
    },
    async solvers(guildId, puzzleId) {
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
