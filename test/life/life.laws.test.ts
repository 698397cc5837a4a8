/**
 * The law of the whole: whatever two players do to their games, however long nobody does anything, whatever befalls their server, Discord
 * and the database, wherever a process dies and whichever of two takes over: no deed that someone was told of is lost or done twice, no
 * clock gains or loses time, every open game has exactly one due time and one card, which shows it as it is, whoever is to move was
 * called, and the ratings are what the games make them.
 *
 * `lives.ts` says how to play more of them, or one over again.
 */
import { expect, test } from 'vitest';
import { playLivesOfGames } from './life.ts';

test('lives of games', async () => {
  expect(await playLivesOfGames(16)).toBeGreaterThan(0);
}, 240_000);
