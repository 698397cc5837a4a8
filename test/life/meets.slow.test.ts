/** The laws of matches between servers (`meets.laws.test.ts`) in many more lives. */
import { expect, test } from 'vitest';
import { playLivesOfMeets } from './meets.ts';

test('many lives of matches between servers', async () => {
  expect(await playLivesOfMeets(200)).toBeGreaterThan(0);
}, 0);
