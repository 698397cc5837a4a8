/**
 * The laws of a tournament's life: whatever players and organizers do, once or twice at the same
 * instant, even if players leave, are blocked or erased, whatever happens to the channel and the
 * bot's membership, wherever a process dies and whichever process takes over,
 *
 * - no game begins twice,
 * - every result that counts is the game's result or the organizer's decision,
 * - the tournament ends at the announced time.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfTournaments } from './tournaments.ts';

test('lives of tournaments', async () => {
  expect(await playLivesOfTournaments(4)).toBeGreaterThan(0);
}, 240_000);
