/** Films of finished games: noted once, claimed when due, and remembered as posted, so that none comes twice. */
import type { GameId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';

/** Notes that the film of a game is due at `dueAt` (ms), unless one was noted before, posted or not. */
export async function addFilm({ db }: Database, gameId: GameId, dueAt: number): Promise<void> {
  await db
    .insertInto('film')
    .values({ game_id: gameId, due_at: dueAt })
    .onConflict((row) => row.column('game_id').doNothing())
    .execute();
}

/** Puts a film off, or is done with it (`null`). */
export async function postponeFilm({ db }: Database, gameId: GameId, dueAt: number | null): Promise<void> {
  await db.updateTable('film').set({ due_at: dueAt }).where('game_id', '=', gameId).execute();
}
