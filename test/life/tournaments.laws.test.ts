/**
 * The law of tournaments: whatever players and organizers want, once or twice at the same instant, whoever leaves, is blocked or
 * erased, whatever becomes of the channel and the bot's place in the server, wherever a process dies and whichever of two takes over: no
 * game begins twice, every result that counts is the game's or is ruled, and it is over when that was promised.
 *
 * `lives.ts` says how to play more of them, or one over again.
 */
import { expect, test } from 'vitest';
import { playLivesOfTournaments } from './tournaments.ts';

test('lives of tournaments', async () => {
  expect(await playLivesOfTournaments(8)).toBeGreaterThan(0);
}, 240_000);
