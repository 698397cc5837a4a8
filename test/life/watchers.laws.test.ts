/**
 * The laws of spectators. They hold whatever spectators, players and moderators do, while two
 * processes sweep, die at any await and restart.
 *
 * - Each spectator is notified once of each event that they chose, and of nothing else.
 * - A guess is counted once its move is played, and nobody sees it before.
 * - The pinned list has exactly the running games that everyone may read.
 * - The story of the day is about a finished game, at most one per day, and none twice.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfWatchers } from './watchers.ts';

test('lives of spectators', async () => {
  expect(await playLivesOfWatchers(2)).toBeGreaterThan(0);
}, 240_000);
