/** Posts that belong to a game, one row each: its animation, and late boards to search for. */
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
  /** Makes the animation of a finished game due at `dueAt` (ms), but only once per game. */
  async addFilm(gameId: GameId, dueAt: number): Promise<void> {
    await changes(database, put(database, 'film', [{ game_id: gameId, due_at: dueAt }], 'kept'));
  },
  /**
   * Boards may still be posted late. They are first searched for at `dueAt`, together with boards
   * recorded earlier.
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
