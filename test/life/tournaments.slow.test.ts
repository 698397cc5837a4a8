/** The law of tournaments (`tournaments.laws.test.ts`) over many more lives. */
import { expect, test } from 'vitest';
import { playLivesOfTournaments } from './tournaments.ts';

test('many lives of tournaments', async () => {
  expect(await playLivesOfTournaments(200)).toBeGreaterThan(0);
}, 0);
