/** Posts around a game, one row each: its film, and late boards to search for in its channel. */
import { sql } from 'kysely';
import type { GameId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import type { Strays } from '../../app/ports/games.ts';
import type { StrayTable } from '../tables/games.ts';

/** Plans a film unless the game ever had one. */
export async function addFilm({ db }: Database, gameId: GameId, dueAt: number): Promise<void> {
  await db
    .insertInto('film')
    .values({ game_id: gameId, due_at: dueAt })
    .onConflict((row) => row.column('game_id').doNothing())
    .execute();
}

export const readStrays = ({ game_id: gameId, since, until }: StrayTable): Strays => ({
  gameId,
  since,
  until,
});

/** Plans a search for late boards at `dueAt` (ms), together with any planned before. */
export async function expectStrays(
  { db, unhurried }: Database,
  { gameId, since, until }: Strays,
  dueAt: number,
): Promise<void> {
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
}
