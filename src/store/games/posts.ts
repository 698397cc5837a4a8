/** Posts around a game, one row each: its film, and late boards to search for in its channel. */
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Games, Strays } from '../../app/ports/games.ts';
import type { Tables } from '../tables/tables.ts';

export const readStrays = ({ game_id: gameId, since, until }: Tables['stray']): Strays => ({
  gameId,
  since,
  until,
});

export const postsOver = ({ db, unhurried }: Database): Pick<Games, 'addFilm' | 'expectStrays'> => ({
  async addFilm(gameId, dueAt) {
    await db
      .insertInto('film')
      .values({ game_id: gameId, due_at: dueAt })
      .onConflict((row) => row.column('game_id').doNothing())
      .execute();
  },
  async expectStrays({ gameId, since, until }, dueAt) {
    await unhurried(
      db
        .insertInto('stray')
        .values({ game_id: gameId, since, until, due_at: dueAt })
        .onConflict((row) =>
          row.column('game_id').doUpdateSet({
            since: sql`case when stray.since < ${since} then stray.since else ${since} end`,
            until,
            due_at: sql`case when stray.due_at < ${dueAt} then stray.due_at else ${dueAt} end`,
          }),
        ),
    );
  },
});
