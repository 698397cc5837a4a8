/**
 * The laws of teams that vote. They hold no matter what members do, even at the same instant, and
 * even if they leave or are erased. Two processes sweep and are restarted.
 *
 * - Each acknowledged vote counts once, and no other vote counts.
 * - Nobody votes for both teams, and nobody else votes.
 * - The move played is legal and follows the rule on the card, even after a runoff.
 * - Hidden votes stay hidden until the end.
 * - No game is stuck.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfVotes } from './votes.ts';

test('lives of teams that vote', async () => {
  expect(await playLivesOfVotes(5)).toBeGreaterThan(0);
}, 240_000);
