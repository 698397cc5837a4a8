/** `/leaderboard` as members of small and large servers read it. */
import { expect, test } from 'vitest';
import type { TableRow } from '../../src/render/scene/results.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { finish, player } from '../app/finished.ts';
import { type Table } from '../app/table.ts';
import { DAY } from '../rating/games.ts';
import { heardOf, labelsOf, menusOf } from '../views/screens.ts';
import { press, pressLabel, screenOf, type } from './asks.ts';
import { placed, tableAtNoon } from './noon.ts';

const rowsOn = ({ blocks }: Screen): readonly TableRow[] =>
  blocks.flatMap((block) =>
    block.kind === 'chart' && 'rows' in block.charted.chart ? block.charted.chart.rows : [],
  );

const look = async (table: Table, who: string, values = {}): Promise<Screen> =>
  screenOf(await type(table, who, 'leaderboard', values));

const linesOf = (screen: Screen): readonly string[] => heardOf(screen).split('\n').filter(Boolean);

test('in an empty server, the leaderboard says how it gets its first players', async () => {
  const screen = await look(await tableAtNoon(), 'anna');
  expect(linesOf(screen)).toEqual([
    '### 👑 Highest ratings',
    '-# Rated games of 0 players',
    'No rated games yet. Start one with `/play`.',
    'You haven’t played a rated game here yet.',
  ]);
  const expected = [
    'Rating',
    'Wins',
    'Games',
    'Win rate',
    'Show to everyone',
    'What counts?',
    'Keep it in a channel…',
  ];
  expect(labelsOf(screen)).toEqual(expected);
});

test('two friends are on every leaderboard after their first game, unranked and with their ratings', async () => {
  const table = await tableAtNoon();
  await finish(table, [player('anna'), player('boris')], 'white');
  expect(linesOf(await look(table, 'boris'))).toEqual([
    '### 👑 Highest ratings',
    '-# Rated games of 2 players',
    '? ANNA · 1662? · one game',
    '? BORIS · 1338? · one game (you)',
    'You’ve played one rated game. You’re ranked after five, against two or more opponents (see **What counts?**).',
    '-# A question mark after a rating means it’s provisional. It’ll settle with more games.',
  ]);
  expect(linesOf(await look(table, 'boris', { by: 'share' })).slice(2)).toEqual([
    '? ANNA · 100% · 1 won · one game',
    '? BORIS · 0% · 0 won · one game (you)',
    'You’ve played one rated game in this period; you’re ranked after five.',
  ]);
  expect(linesOf(await look(table, 'chidi')).slice(-3, -1)).toEqual([
    'You haven’t played a rated game here yet.',
    '-# **?** instead of a rank: fewer than five rated games, or only one opponent. See **What counts?**',
  ]);
});

test('three players: medals, ties, the reader’s own place, and the meaning of provisional', async () => {
  const table = await tableAtNoon();
  const [anna, boris, carl] = [player('anna'), player('boris'), player('carl')];
  for (let round = 0; round < 3; round += 1) {
    await finish(table, [anna, boris], 'white');
    await finish(table, [carl, anna], 'black');
    await finish(table, [boris, carl], null);
    table.time.now += DAY;
  }
  expect(linesOf(await look(table, 'boris', { by: 'wins' }))).toEqual([
    '### 👑 Most wins',
    '-# Rated games of one player',
    '🥇 ANNA · 6 won · 6 games',
    'You haven’t won a game in this period yet.',
  ]);
  expect(linesOf(await look(table, 'boris', { by: 'share' })).slice(2)).toEqual([
    '🥇 ANNA · 100% · 6 won · 6 games',
    '🥈 BORIS · 0% · 0 won · 6 games (you)',
    '🥈 CARL · 0% · 0 won · 6 games',
    '-# Players who are tied share a rank.',
  ]);
  const rated = linesOf(await look(table, 'anna', { variant: 'russian' }));
  expect(rated[1]).toBe('-# Rated games of 3 players');
  expect(rated[2]).toMatch(/^🥇 ANNA · \d{4}\? · 6 games \(you\)$/u);
  expect(rated).toContain(
    '-# A question mark after a rating means it’s provisional. It’ll settle with more games.',
  );
  expect(linesOf(await look(table, 'anna', { variant: 'frisian' }))).toContain(
    'You haven’t played a rated game here yet.',
  );
});

test('a rating that isn’t on the leaderboard, or not for this period, is explained', async () => {
  const table = await tableAtNoon();
  const own = async (values = {}): Promise<string | undefined> =>
    linesOf(await look(table, 'anna', values)).find((line) => line.startsWith('You'));
  await finish(table, [player('anna'), player('boris')], 'white');
  for (let n = 0; n < 4; n += 1) {
    table.time.now += DAY;
    await finish(table, [player('anna'), player('carl')], 'white');
  }
  table.time.now += 61 * DAY;
  expect(await own()).toMatch(/^You’re not ranked right now.* Your rating of \*\*\d{4}\?\*\* will be back/u);
  expect(await own({ period: 'month' })).toBe('You haven’t played a rated game in this period.');
});

test('menus are for choosing the variant and the period, and show the choice', async () => {
  const table = await tableAtNoon();
  await finish(table, [player('anna'), player('boris')], 'white', { variant: 'frisian' });
  const screen = await look(table, 'anna', { by: 'wins' });
  const [variants, periods] = menusOf(screen);
  const frisian = screenOf(await press(table, 'anna', variants!.press, 'frisian'));
  expect(linesOf(frisian)[1]).toBe('-# Rated games of one player');
  const week = screenOf(await press(table, 'anna', menusOf(frisian)[1]!.press, 'week'));
  const expected = ['### 👑 Most wins', '-# Rated games of one player'];
  expect(linesOf(week).slice(0, 2)).toEqual(expected);
  const chosen = menusOf(week).map(({ choices }) => choices.find(({ isChosen }) => isChosen)?.label);
  expect(chosen).toEqual(['Frisian draughts', 'This week']);
  expect([variants!.choices.length, periods!.choices.length]).toEqual([19, 4]);
});

test('a public leaderboard shows nobody’s own place; a button gives each reader a private one', async () => {
  const table = await tableAtNoon();
  await finish(table, [player('anna'), player('boris')], 'white');
  const reply = await pressLabel(
    table,
    'anna',
    await look(table, 'anna', { by: 'wins' }),
    'Show to everyone',
    true,
  );
  expect(reply).toMatchObject({ kind: 'public', isNew: true });
  const shared = screenOf(reply);
  expect(linesOf(shared).slice(1)).toEqual([
    '-# Rated games · All variants, all time · one player',
    '🥇 ANNA · 1 won · one game',
  ]);
  expect([labelsOf(shared), menusOf(shared)]).toEqual([['My rank', 'What counts?'], []]);
  const own = await pressLabel(table, 'boris', shared, 'My rank');
  const expected = ['private', 'You haven’t won a game in this period yet.'];
  expect([own.kind, linesOf(screenOf(own)).at(-1)]).toEqual(expected);
});

test('a leaderboard shows which games count, and has a button to go back', async () => {
  const table = await tableAtNoon();
  const screen = await look(table, 'anna', { by: 'wins', variant: 'bashni' });
  const counts = screenOf(await pressLabel(table, 'anna', screen, 'What counts?'));
  const words = linesOf(counts).join('\n');
  for (const rule of [
    'five moves',
    'a week old',
    'three games count per day',
    'five wins in a row',
    'newcomers become established by playing two established players',
    'on hold',
  ])
    expect(words).toContain(rule);
  expect(linesOf(screenOf(await pressLabel(table, 'anna', counts, 'Back')))).toEqual(linesOf(screen));
});

test('300 players: pages of twelve by buttons, each player once, and the user’s row on every page', async () => {
  const table = await tableAtNoon();
  for (let n = 0; n < 150; n += 1) await finish(table, [player(`w${n}`), player(`l${n}`)], 'white');
  let screen = await look(table, 'l77', { by: 'games' });
  const seen: string[] = [];
  for (let page = 1; page <= 25; page += 1) {
    const lines = linesOf(screen);
    expect(lines).toContain(`-# Page ${page} of 25`);
    const own = '🥇 L77 · one game · 0 won (you)';
    expect(lines.filter((line) => line === own)).toHaveLength(1);
    const rows = lines.filter((line) => line.startsWith('🥇'));
    const isApart = rowsOn(screen).at(-1)?.isApart ?? false;
    seen.push(...(isApart ? rows.slice(0, -1) : rows));
    if (page < 25) screen = screenOf(await pressLabel(table, 'l77', screen, 'Lower'));
  }
  expect([seen.length, new Set(seen).size]).toEqual([300, 300]);
  expect(labelsOf(screen).slice(-4, -1)).toEqual(['Higher', 'Show to everyone', 'What counts?']);
  const wins = screenOf(await pressLabel(table, 'l77', screen, 'Wins'));
  expect(linesOf(wins)).toContain('-# Page 1 of 13');
}, 20_000);

test.each([
  ['long', 'x'.repeat(100), `${'x'.repeat(17)}…`],
  ['right-to-left', 'שחקן', 'שחקן'],
  ['emoji', '👨‍👩‍👧🔥', '👨‍👩‍👧🔥'],
  ['markdown', '**[a](b)** ||x||', String.raw`\*\*\[a\]\(b\)\*\* \|\|x\|\|`],
  ['a mention', '<@1> @everyone', String.raw`\<\@1\> \@everyone`],
  ['nothing to be seen', '\u200B', '·'],
])('a name that is %s is shown to text readers and never interpreted', async (_, name, shown) => {
  const table = await tableAtNoon();
  await finish(table, [{ id: 'anna', name }, player('boris')], 'white');
  await type(table, 'boris', 'preferences', { board: 'text' });
  const screen = await look(table, 'boris', { by: 'wins' });
  expect(linesOf(screen)).toContain(`🥇 ${shown} · 1 won · one game`);
  expect(screen.notifies).toEqual([]);
});

async function eightPlayers(): Promise<Table> {
  const table = await tableAtNoon();
  for (let n = 0; n < 4; n += 1) await finish(table, [player(`w${n}`), player(`l${n}`)], 'white');
  return table;
}

const namesOn = async (table: Table, who: string): Promise<readonly string[]> =>
  linesOf(await look(table, who, { by: 'games' })).flatMap((line) => /^🥇 ([WL]\d)\b/u.exec(line)?.[1] ?? []);

test('members who left are not named, and are named again after returning', async () => {
  const table = await eightPlayers();
  expect(await namesOn(table, 'w0')).toHaveLength(8);
  table.gone.add('w1').add('l2');
  expect(await namesOn(table, 'w0')).toHaveLength(8);
  table.time.now += DAY;
  expect(await namesOn(table, 'w0')).toEqual(['L0', 'L1', 'L3', 'W0', 'W2', 'W3']);
  table.gone.clear();
  expect(await namesOn(table, 'w0')).toHaveLength(6);
  table.time.now += DAY;
  expect(await namesOn(table, 'w0')).toHaveLength(8);
});

test('the user counts as present, whatever Discord said yesterday', async () => {
  const table = await eightPlayers();
  table.gone.add('w1');
  expect(await namesOn(table, 'w0')).not.toContain('W1');
  expect(await namesOn(table, 'w1')).toContain('W1');
});

test('other players move up to the places of members who left, page by page', async () => {
  const table = await tableAtNoon();
  for (let n = 10; n < 40; n += 1) await finish(table, [player(`w${n}`), player(`l${n}`)], 'white');
  for (let n = 10; n < 39; n += 1) table.gone.add(`l${n}`);
  const lines = linesOf(await look(table, 'w10', { by: 'games' }));
  expect(lines.filter((line) => line.startsWith('🥇'))).toHaveLength(12);
  expect(lines.filter((line) => /L[12]\d/u.test(line))).toEqual([]);
  expect(lines).toContain('-# Page 1 of 3');
});

test('if Discord does not answer, nobody is removed', async () => {
  const table = await eightPlayers();
  const asked: string[] = [];
  const members = {
    readers: async () => 'unknown' as const,
    isInvited: async () => 'unknown' as const,
    member: async (_: string, user: string) => {
      asked.push(user);
      return 'unknown' as const;
    },
    server: async () => 'unknown' as const,
  };
  const silent = { ...table, app: { ...table.app, members } };
  expect(await namesOn(silent, 'w0')).toHaveLength(8);
  expect(asked).toHaveLength(1);
});

test('Discord is asked once per page, even if the page is built several times', async () => {
  const table = await tableAtNoon();
  for (let n = 10; n < 40; n += 1) await finish(table, [player(`w${n}`), player(`l${n}`)], 'white');
  for (let n = 10; n < 39; n += 1) table.gone.add(`l${n}`);
  const patience = new Set<AbortSignal>();
  const member: typeof table.app.members.member = (guildId, user, signal) => {
    patience.add(signal);
    return table.app.members.member(guildId, user, signal);
  };
  const members = { ...table.app.members, member };
  await look({ ...table, app: { ...table.app, members } }, 'w10', { by: 'games' });
  expect(patience.size).toBe(1);
});

test('champions of tournaments are below the first page, newest first, without hidden players', async () => {
  const table = await tableAtNoon();
  for (const [name, title] of [
    ['Autumn cup', 'Autumn champion'],
    ['Spring cup', 'Spring champion'],
  ] as const)
    await placed(table, [{ name, title }]);
  await placed(table, [{ name: 'Duel', of: 2, played: 2 }]);
  const expected = ['🏆 **Champions**', 'ANNA: **Spring champion 2026**', 'ANNA: **Autumn champion 2026**'];
  expect(linesOf(await look(table, 'boris')).slice(-3)).toEqual(expected);
  await table.app.store.personal.setHidden('anna', true);
  expect(heardOf(await look(table, 'boris'))).not.toContain('Champions');
});
