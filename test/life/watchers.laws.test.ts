/**
 * The laws of spectators: whatever they, players and moderators do, while two processes sweep, die
 * at any await and are restarted,
 *
 * - each spectator is called once to each event that they asked for, and to nothing else,
 * - a guess is counted once its move is played, and nobody reads of it before,
 * - the pinned list holds exactly the games that are played now and that everyone may read,
 * - the game of the day is a finished one, at most one per day, and none twice.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfWatchers } from './watchers.ts';

test('lives of spectators', async () => {
  expect(await playLivesOfWatchers(8)).toBeGreaterThan(0);
}, 240_000);
