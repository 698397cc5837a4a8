/** The page stays small: a phone's first board waits for all that the page loads first. */
import { expect, test } from 'vitest';
import { bytesOf, CORE, DRAWINGS, firstLoad } from '../bench/bytes.ts';

const KB = 1000;

test.for([
  ['the board with all rules', () => bytesOf(CORE, [DRAWINGS]), 16],
  ['the page', () => firstLoad('index.html'), 50],
  ['the page in Discord, with its SDK', () => firstLoad('activity.html'), 90],
] as const)('%s stays below its limit, gzipped', async ([, measure, most]) => {
  const bytes = await measure();
  expect(bytes).toBeGreaterThan(10 * KB);
  expect(bytes).toBeLessThanOrEqual(most * KB);
});
