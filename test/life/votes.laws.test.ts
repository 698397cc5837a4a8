/**
 * The laws of teams that vote: whatever members do, even at the same instant, in two processes that
 * sweep and are restarted, even if they leave or are erased,
 *
 * - each acknowledged vote counts once, and no other vote counts,
 * - nobody votes for both teams, and nobody else votes,
 * - the move played is legal and follows the rule on the card, even after a runoff,
 * - hidden votes stay hidden until the end,
 * - no game is stuck.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfVotes } from './votes.ts';

test('lives of teams that vote', async () => {
  expect(await playLivesOfVotes(12)).toBeGreaterThan(0);
}, 240_000);
