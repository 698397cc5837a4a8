/** `/server season` for admins, and `/leaderboard season:` and `/profile` for members. */
import { expect, test } from 'vitest';
import { changeSettings } from '../../src/app/save/change.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { finish } from '../app/finished.ts';
import { type Table, wordsOf } from '../app/table.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { seasonPost, seasonStart } from '../../src/features/season/view.ts';
import { heardOf } from '../views/screens.ts';
import { pressLabel, screenOf, suggest, type } from './asks.ts';
import { anna, boris, carl, tableAtNoon } from './noon.ts';

const read = async (table: Table, command: string, values = {}) =>
  heardOf(screenOf(await type(table, 'anna', command, values)));

const season = (table: Table, values = {}): Promise<string> => read(table, 'server season', values);

test('a season runs from its start to its final table and its winner', async () => {
  const table = await tableAtNoon();
  expect(await season(table)).toMatch(/^There’s no season right now/u);
  const started = await season(table, {
    do: 'start',
    name: 'Winter *1*',
    until: '2027-03-31',
    channel: '77',
  });
  expect(started).toContain(String.raw`### 👑 Season Winter \*1\*, since <t:1795003200:f>`);
  expect(started).toContain(`It ends on <t:${Date.UTC(2027, 3, 1) / 1000}:f>.`);
  expect(started).toContain('<#77>');
  expect(await season(table, { do: 'start', name: 'Again' })).toMatch(/^There’s already a season/u);
  for (let day = 0; day < 5; day += 1) {
    await finish(table, [anna, day % 2 === 0 ? boris : carl], 'white');
    table.time.now += DAY;
  }
  expect(await read(table, 'leaderboard', { season: '1' })).toMatch(
    /🥇 ANNA · \d{4} · 5 won · 5 games \(you\)/u,
  );
  const question = screenOf(await type(table, 'anna', 'server season', { do: 'end' }));
  expect(wordsOf(question)).toMatch(/^End the season “Winter/u);
  expect(wordsOf(screenOf(await pressLabel(table, 'anna', question, 'Keep it going')))).toBe(
    'OK, the season continues.',
  );
  expect(await season(table)).toContain('since <t:');
  expect(wordsOf(screenOf(await pressLabel(table, 'anna', question, 'Yes, end it')))).toMatch(
    /is over\. I’ll post the final standings in <#77> in a moment\.$/u,
  );
  expect(await season(table, { do: 'end' })).toMatch(/^There’s no season right now/u);
  expect(await suggest(table, 'anna', 'leaderboard', 'season', 'win')).toEqual([
    { label: 'Winter *1*', value: '1' },
  ]);
  expect(await read(table, 'leaderboard', { season: 'winter *1*' })).toContain('ANNA');
  expect(await read(table, 'profile')).toContain(String.raw`🏆 Season won: Winter \*1\*`);
  const own = screenOf(await type(table, 'anna', 'leaderboard', { season: '1' }));
  const shared = await pressLabel(table, 'anna', own, 'Show to everyone', true);
  expect([shared.kind, heardOf(screenOf(shared))]).toEqual(['public', expect.stringContaining('ANNA')]);
  await table.app.store.personal.setHidden('anna', true);
  expect(await read(table, 'leaderboard', { season: '1' })).not.toContain('ANNA');
});

test.each([
  ['no name', { do: 'start' }, /^A season needs a name/u],
  ['a name of blanks', { do: 'start', name: '   ' }, /^A season needs a name/u],
  ['a long name', { do: 'start', name: 'x'.repeat(41) }, /^A season needs a name of up to 40/u],
  ...['someday', '2026-11-17', '2027-02-30', '2031-01-01', '2027-3-1', '', '+002027-01-01'].map(
    (until) => [`the last day “${until}”`, { do: 'start', name: 'W', until }, /^I can’t read “/u] as const,
  ),
  ['the end of none', { do: 'end' }, /^There’s no season right now/u],
] as const)('%s is refused, and no season begins', async (_, values, says) => {
  const table = await tableAtNoon();
  expect(await season(table, values)).toMatch(says);
  expect(await table.app.store.seasons.all('guild-1')).toEqual([]);
});

test('a season that never existed is refused with the typed name', async () => {
  const table = await tableAtNoon();
  expect(await read(table, 'leaderboard', { season: '**7**' })).toContain(String.raw`no season “\*\*7\*\*”`);
});

test('confirming an earlier season’s end doesn’t end a later season', async () => {
  const table = await tableAtNoon();
  await season(table, { do: 'start', name: 'One' });
  const question = screenOf(await type(table, 'anna', 'server season', { do: 'end' }));
  await pressLabel(table, 'anna', question, 'Yes, end it');
  await season(table, { do: 'start', name: 'Two' });
  expect(wordsOf(screenOf(await pressLabel(table, 'anna', question, 'Yes, end it')))).toMatch(
    /^There’s no season right now/u,
  );
  expect(await season(table)).toContain('Season Two');
});

test('a season ends after its last day in the server’s time zone', async () => {
  const table = await tableAtNoon();
  await changeSettings(table.app, 'guild-1', { zone: 'Asia/Tokyo' });
  await season(table, { do: 'start', name: 'W', until: '2026-11-30' });
  expect((await table.app.store.seasons.all('guild-1'))[0]?.endsAt).toBe(Date.UTC(2026, 10, 30, 15));
});

test('a season’s messages don’t ask the reader to type an option: a button shows the standings', async () => {
  const table = await tableAtNoon();
  const status = screenOf(await type(table, 'anna', 'server season', { do: 'start', name: 'Winter' }));
  const [running] = await table.app.store.seasons.all('guild-1');
  const say = sayIn('en-US');
  for (const screen of [status, seasonStart(say, running!), seasonPost(say, running!, [])]) {
    expect(wordsOf(screen)).not.toContain('`');
    const shown = screenOf(await pressLabel(table, 'boris', screen, 'Standings'));
    expect(wordsOf(shown)).toContain('Season Winter');
  }
  const refused = [{ do: 'start' }, { do: 'start', name: 'W', until: 'soon' }];
  for (const values of refused) expect(await season(table, values)).not.toContain('`');
});
