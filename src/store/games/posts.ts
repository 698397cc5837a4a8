/** Posts around a game, one row each: its film, and late boards to search for in its channel. */
import type { GameId } from '../../game/game.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Strays } from '../../app/ports/subjects/games.ts';
import type { Tables } from '../tables/tables.ts';
import { put } from '../database/rows.ts';
import { changes } from '../database/due.ts';

export const readStrays = ({ game_id: gameId, since, until }: Tables['stray']): Strays => ({
  gameId,
  since,
  until,
});

export const postsOver = (database: Database) => ({
  /** The film of a finished game is due at `dueAt` (ms); only once per game. */
  async addFilm(gameId: GameId, dueAt: number): Promise<void> {
    await changes(database, put(database, 'film', [{ game_id: gameId, due_at: dueAt }], 'kept'));
  },
  /**
   * Boards may still be posted late: searches for them at `dueAt` first, together with those noted
   * before.
   */
  async expectStrays({ gameId, since, until }: Strays, dueAt: number): Promise<void> {
    await database.unhurried(
      put(database, 'stray', [{ game_id: gameId, since, until, due_at: dueAt }], {
        since: sql`case when stray.since < ${since} then stray.since else ${since} end`,
        until,
        due_at: sql`case when stray.due_at < ${dueAt} then stray.due_at else ${dueAt} end`,
      }),
    );
  },
});
