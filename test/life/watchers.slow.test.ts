/** The laws of spectators (`watchers.laws.test.ts`) in many more lives. */
import { expect, test } from 'vitest';
import { playLivesOfWatchers } from './watchers.ts';

test('many lives of spectators', async () => {
  expect(await playLivesOfWatchers(300)).toBeGreaterThan(0);
}, 0);
