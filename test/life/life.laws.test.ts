/**
 * The laws of a game's life. They hold whatever two players do, however long nobody acts, and
 * whatever happens to the server, Discord and the database. They also hold when a process dies
 * anywhere and another takes over.
 *
 * - No acknowledged action is lost or done twice.
 * - No clock gains or loses time.
 * - Every open game has exactly one due time, and one card that shows its current state.
 * - The player to move was notified.
 * - The ratings can be recomputed from the games.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfGames } from './life.ts';

test('lives of games', async () => {
  expect(await playLivesOfGames(4)).toBeGreaterThan(0);
}, 240_000);
