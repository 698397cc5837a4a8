/** The laws of a tournament's life (`tournaments.laws.test.ts`) in many more lives. */
import { expect, test } from 'vitest';
import { playLivesOfTournaments } from './tournaments.ts';

test('many lives of tournaments', async () => {
  expect(await playLivesOfTournaments(200)).toBeGreaterThan(0);
}, 0);
