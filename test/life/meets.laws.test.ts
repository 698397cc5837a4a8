/**
 * The laws of matches between servers: whatever players and managers do, even if servers remove the
 * bot, players are erased, and processes die at any await and start again,
 *
 * - each board has one result, from the only game that counts,
 * - the score in both servers equals a recount of the games,
 * - the server rankings equal a recount of the matches: won, drawn, lost, and boards,
 * - the threads of the games are archived,
 * - every match ends.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfMeets } from './meets.ts';

test('lives of matches between servers', async () => {
  expect(await playLivesOfMeets(4)).toBeGreaterThan(0);
}, 240_000);
