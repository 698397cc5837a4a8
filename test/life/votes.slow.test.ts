/** The laws of teams that vote (`votes.laws.test.ts`) in many more lives. */
import { expect, test } from 'vitest';
import { playLivesOfVotes } from './votes.ts';

test('many lives of teams that vote', async () => {
  expect(await playLivesOfVotes(300)).toBeGreaterThan(0);
}, 0);
