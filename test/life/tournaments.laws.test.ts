/**
 * The laws of a tournament's life. They hold whatever players and organizers do, even twice at the
 * same instant, and even if players leave, are blocked or erased. The channel may be deleted and
 * the bot may be removed; a process may die anywhere and another takes over.
 *
 * - No game begins twice.
 * - Every result that counts is the game's result or the organizer's decision.
 * - The tournament ends at the announced time.
 *
 * `lives.ts` says how to run more lives, or repeat one.
 */
import { expect, test } from 'vitest';
import { playLivesOfTournaments } from './tournaments.ts';

test('lives of tournaments', async () => {
  expect(await playLivesOfTournaments(4)).toBeGreaterThan(0);
}, 240_000);
