/**
 * The laws of a game's life: whatever two players do in their games, however long nobody acts,
 * whatever happens to their server, Discord and the database, wherever a process dies and whichever
 * process takes over,
 *
 * - no acknowledged action is lost or done twice,
 * - no clock gains or loses time,
 * - every open game has exactly one due time, and one card that shows its current state,
 * - the player to move was notified,
 * - the ratings can be recomputed from the games.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfGames } from './life.ts';

test('lives of games', async () => {
  expect(await playLivesOfGames(8)).toBeGreaterThan(0);
}, 240_000);
