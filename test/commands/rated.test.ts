/** The players agree before a game whether it counts, because the opponent sees the terms. */
import { expect, test } from 'vitest';
import { newTable, wordsOf } from '../app/table.ts';
import { changeSettings } from '../../src/app/save/change.ts';
import { PLACE } from '../store/samples.ts';
import { pressLabel, screenOf, type } from './asks.ts';

const RATED = '-# Rated: it counts toward ratings and leaderboards.';
const CASUAL = '-# Casual: it doesn’t count toward ratings.';

test.each([
  ['unless it says otherwise', { color: 'random' }, RATED, true],
  ['when it says so', { rated: true }, RATED, true],
  ['not when it says no', { rated: false }, CASUAL, false],
  ['not from a position', { rated: true, position: 'W:Wc3:Bf6' }, 'It’s a casual game.', false],
] as const)('a challenge is rated %s', async (_, values, words, isRated) => {
  const table = await newTable();
  const invitation = await type(table, 'anna', 'play', values);
  expect(wordsOf(screenOf(invitation))).toContain(words);
  const begun = await pressLabel(table, 'boris', screenOf(invitation), 'Accept');
  expect(begun).toMatchObject({ kind: 'card', game: { rated: isRated } });
});

test('the server’s default applies if a challenge leaves it open', async () => {
  const table = await newTable();
  const usual = { variant: 'frisian', time: '3d', zone: 'Asia/Tokyo', ratedByDefault: false } as const;
  await changeSettings(table.app, 'guild-1', usual);
  const words = wordsOf(screenOf(await type(table, 'anna', 'play', { weekends: true })));
  expect(words).toMatch(/Frisian[^]+3 days per move, weekends off[^]+Casual/u);
  const own = await type(table, 'anna', 'play', { variant: 'pool', time: '5+3', rated: true });
  expect(wordsOf(screenOf(own))).toMatch(/pool[^]+5\+3[^]+Rated/iu);
});

test('outside servers, leaderboards are not mentioned', async () => {
  const table = await newTable();
  const invitation = await type(table, 'anna', 'play', { color: 'random' }, { ...PLACE, guildId: null });
  expect(wordsOf(screenOf(invitation))).not.toMatch(/Rated|Casual/u);
});
