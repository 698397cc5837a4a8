/** The laws of a game's life (`life.laws.test.ts`) in many more lives. */
import { expect, test } from 'vitest';
import { playLivesOfGames } from './life.ts';

test('many lives of games', async () => {
  expect(await playLivesOfGames(300)).toBeGreaterThan(0);
}, 0);
