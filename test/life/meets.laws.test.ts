/**
 * The laws of matches between servers. They hold whatever players and managers do, even if servers
 * remove the bot and players are erased. Processes die at any await and start again.
 *
 * - Each board has one result, from the only game that counts.
 * - The score in both servers equals a recount of the games.
 * - The server rankings equal a recount of the matches: won, drawn, lost, and boards.
 * - The threads of the games are archived.
 * - Every match ends.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfMeets } from './meets.ts';

test('lives of matches between servers', async () => {
  expect(await playLivesOfMeets(2)).toBeGreaterThan(0);
}, 240_000);
