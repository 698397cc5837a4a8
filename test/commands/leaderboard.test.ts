/** `/leaderboard` as members of small and large servers read it. */
import { expect, test } from 'vitest';
import type { Screen } from '../../src/views/screen/screen.ts';
import { finish, player } from '../app/finished.ts';
import { newTable, type Table, wordsOf } from '../app/table.ts';
import { DAY, NOON } from '../rating/games.ts';
import { PLACE } from '../store/samples.ts';
import { labelsOf, menusOf } from '../views/screens.ts';
import { press, pressLabel, refusalOf, screenOf, type } from './asks.ts';
import { placed } from './noon.ts';

async function tableAtNoon(): Promise<Table> {
  const table = await newTable();
  table.time.now = NOON;
  return table;
}

const look = async (table: Table, who: string, values = {}): Promise<Screen> =>
  screenOf(await type(table, who, 'leaderboard', values));

/** Names stand between marks that keep their direction; they are taken out to be read here. */
const linesOf = (screen: Screen): readonly string[] =>
  wordsOf(screen)
    .replaceAll(/[\u2068\u2069]/gu, '')
    .split('\n')
    .filter(Boolean);

test('an empty server is told how a board begins', async () => {
  const screen = await look(await tableAtNoon(), 'anna');
  expect(linesOf(screen)).toEqual([
    '### 👑 Highest ratings',
    '-# All variants, all time: 0 players',
    'No one is ranked yet. You’re ranked after five rated games against two or more opponents. Start one with `/challenge`.',
    'You haven’t played a rated game here yet.',
  ]);
  const expected = ['Rating', 'Wins', 'Games', 'Win rate', 'Show to everyone', 'What counts?'];
  expect(labelsOf(screen)).toEqual(expected);
});

test('three players: medals, ties, a place of one’s own, and what provisional means', async () => {
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
    '-# All variants, all time: one player',
    '-# Rank · wins · games',
    '`1 6 6` 🥇 **ANNA**',
    'You haven’t won a game in this period yet.',
  ]);
  expect(linesOf(await look(table, 'boris', { by: 'share' })).slice(2)).toEqual([
    '-# Rank · win rate · wins · games',
    '`1 100% 6 6` 🥇 **ANNA**',
    '`2   0% 0 6` 🥈 **BORIS**',
    '`2   0% 0 6` 🥈 **CARL**',
    'Your rank: **2**',
    '-# Players who are tied share a rank.',
  ]);
  const rated = linesOf(await look(table, 'anna', { variant: 'russian' }));
  expect(rated[1]).toBe('-# Russian draughts, all time: 3 players');
  expect(rated[3]).toMatch(/^`1 \d{4}\? 6` 🥇 \*\*ANNA\*\*$/u);
  expect(rated).toContain(
    '-# A question mark means the rating is provisional. It’ll settle with more games.',
  );
  expect(linesOf(await look(table, 'anna', { variant: 'frisian' }))).toContain(
    'You haven’t played a rated game here yet.',
  );
});

test('a rating that is not on the board yet, no longer, or not in this time says why', async () => {
  const table = await tableAtNoon();
  const own = async (values = {}): Promise<string | undefined> =>
    linesOf(await look(table, 'anna', values)).at(-1);
  await finish(table, [player('anna'), player('boris')], 'white');
  expect(await own()).toBe(
    'Your rating is **1662?**. It’ll be ranked after five rated games against two or more opponents, once you’re established (see *What counts?*); you’ve played 1 so far.',
  );
  expect(await own({ by: 'share' })).toBe(
    'You’ve played one rated game in this period; you’re ranked after five.',
  );
  for (let n = 0; n < 4; n += 1) {
    table.time.now += DAY;
    await finish(table, [player('anna'), player('carl')], 'white');
  }
  table.time.now += 61 * DAY;
  expect(await own()).toMatch(/^Your rating of \*\*\d{4}\?\*\* isn’t ranked right now/u);
  expect(await own({ period: 'month' })).toBe('You haven’t played a rated game in this period.');
});

test('twelve accounts that each give up after four plies put nobody on a board', async () => {
  const table = await tableAtNoon();
  const moves = ['c3-d4', 'b6-a5', 'b2-c3', 'c7-b6'];
  for (let n = 0; n < 12; n += 1) {
    await finish(table, [player('anna'), player(`throwaway${n}`)], 'white', { moves });
    table.time.now += DAY;
  }
  for (const by of ['rating', 'wins', 'games', 'share'])
    expect(linesOf(await look(table, 'anna', { by })).slice(1)).toEqual([
      '-# All variants, all time: 0 players',
      expect.stringMatching(/^No /u),
      'You haven’t played a rated game here yet.',
    ]);
});

test('menus choose the variant and the time, and show what is chosen', async () => {
  const table = await tableAtNoon();
  await finish(table, [player('anna'), player('boris')], 'white', { variant: 'frisian' });
  const screen = await look(table, 'anna', { by: 'wins' });
  const [variants, periods] = menusOf(screen);
  const frisian = screenOf(await press(table, 'anna', variants!.press, 'frisian'));
  expect(linesOf(frisian)[1]).toBe('-# Frisian draughts, all time: one player');
  const week = screenOf(await press(table, 'anna', menusOf(frisian)[1]!.press, 'week'));
  const expected = ['### 👑 Most wins', '-# Frisian draughts, this week: one player'];
  expect(linesOf(week).slice(0, 2)).toEqual(expected);
  const chosen = menusOf(week).map(({ choices }) => choices.find(({ isChosen }) => isChosen)?.label);
  expect(chosen).toEqual(['Frisian draughts', 'This week']);
  expect([variants!.choices.length, periods!.choices.length]).toEqual([19, 4]);
});

test('shown to everyone, a board tells of nobody’s own place, and gives whoever presses one of their own', async () => {
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
  expect(wordsOf(shared)).not.toContain('Your rank');
  expect([labelsOf(shared), menusOf(shared)]).toEqual([['My rank', 'What counts?'], []]);
  const own = await pressLabel(table, 'boris', shared, 'My rank');
  const expected = ['private', 'You haven’t won a game in this period yet.'];
  expect([own.kind, linesOf(screenOf(own)).at(-1)]).toEqual(expected);
});

test('a board tells which games count, and leads back to itself', async () => {
  const table = await tableAtNoon();
  const screen = await look(table, 'anna', { by: 'wins', variant: 'bashni' });
  const counts = screenOf(await pressLabel(table, 'anna', screen, 'What counts?'));
  const words = linesOf(counts).join('\n');
  for (const rule of [
    'five moves',
    'a week old',
    'three games count per day',
    'five wins in a row',
    'played two established players',
    'on hold',
  ])
    expect(words).toContain(rule);
  expect(linesOf(screenOf(await pressLabel(table, 'anna', counts, 'Back')))).toEqual(linesOf(screen));
});

test('300 players: pages of twenty by buttons, each player once, and the asker’s place on every page', async () => {
  const table = await tableAtNoon();
  for (let n = 0; n < 150; n += 1) await finish(table, [player(`w${n}`), player(`l${n}`)], 'white');
  let screen = await look(table, 'l77', { by: 'games' });
  const seen: string[] = [];
  for (let page = 1; page <= 15; page += 1) {
    const lines = linesOf(screen);
    expect(lines).toContain(`-# Page ${page} of 15`);
    expect(lines).toContain('Your rank: **1**');
    seen.push(...lines.filter((line) => line.startsWith('`1 ')));
    if (page < 15) screen = screenOf(await pressLabel(table, 'l77', screen, 'Lower'));
  }
  expect(new Set(seen).size).toBe(300);
  expect(labelsOf(screen).slice(-3)).toEqual(['Higher', 'Show to everyone', 'What counts?']);
  const wins = screenOf(await pressLabel(table, 'l77', screen, 'Wins'));
  expect(linesOf(wins)).toContain('-# Page 1 of 8');
}, 20_000);

test.each([
  ['long', 'x'.repeat(100), `${'x'.repeat(17)}…`],
  ['right-to-left', 'שחקן', 'שחקן'],
  ['emoji', '👨‍👩‍👧🔥', '👨‍👩‍👧🔥'],
  ['markdown', '**[a](b)** ||x||', String.raw`\*\*\[a\]\(b\)\*\* \|\|x\|\|`],
  ['a mention', '<@1> @everyone', String.raw`\<\@1\> \@everyone`],
  ['nothing to be seen', '\u200B', '·'],
])('a name that is %s is shown and never interpreted', async (_, name, shown) => {
  const table = await tableAtNoon();
  await finish(table, [{ id: 'anna', name }, player('boris')], 'white');
  const screen = await look(table, 'boris', { by: 'wins' });
  expect(wordsOf(screen)).toContain(`\`1 1 1\` 🥇 **\u2068${shown}\u2069**`);
  expect(screen.notifies).toEqual([]);
});

test('in direct messages there is no board, and a button that says nonsense is refused', async () => {
  const table = await tableAtNoon();
  const direct = await type(table, 'anna', 'leaderboard', {}, { ...PLACE, guildId: null });
  expect(refusalOf(direct)).toBe('This only works in servers.');
  const args = ['rating', 'all', 'ever', 'x'];
  const reply = await press(table, 'anna', { command: 'leaderboard', action: 'page', args });
  expect(refusalOf(reply)).toContain('I don’t recognize that button');
});

async function eightPlayers(): Promise<Table> {
  const table = await tableAtNoon();
  for (let n = 0; n < 4; n += 1) await finish(table, [player(`w${n}`), player(`l${n}`)], 'white');
  return table;
}

const namesOn = async (table: Table, who: string): Promise<readonly string[]> =>
  linesOf(await look(table, who, { by: 'games' })).flatMap(
    (line) => /^`.*\b([WL]\d)\b/u.exec(line)?.[1] ?? [],
  );

test('those who left the server are not named, and are again when they are back', async () => {
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

test('who asks is there, whatever Discord said yesterday', async () => {
  const table = await eightPlayers();
  table.gone.add('w1');
  expect(await namesOn(table, 'w0')).not.toContain('W1');
  expect(await namesOn(table, 'w1')).toContain('W1');
});

test('the places of those who left are taken by others, page by page', async () => {
  const table = await tableAtNoon();
  for (let n = 10; n < 40; n += 1) await finish(table, [player(`w${n}`), player(`l${n}`)], 'white');
  for (let n = 10; n < 39; n += 1) table.gone.add(`l${n}`);
  const lines = linesOf(await look(table, 'w10', { by: 'games' }));
  expect(lines.filter((line) => line.startsWith('`1 '))).toHaveLength(20);
  expect(lines.filter((line) => /L[12]\d/u.test(line))).toEqual([]);
  expect(lines).toContain('-# Page 1 of 2');
});

test('where Discord does not answer, everyone stays', async () => {
  const table = await eightPlayers();
  const asked: string[] = [];
  const members = {
    presence: async (_: string, user: string) => {
      asked.push(user);
      return 'unknown' as const;
    },
    server: async () => 'unknown' as const,
  };
  const silent = { ...table, app: { ...table.app, members } };
  expect(await namesOn(silent, 'w0')).toHaveLength(8);
  expect(asked).toHaveLength(1);
});

test('Discord is waited for once a page, however often it is put together anew', async () => {
  const table = await tableAtNoon();
  for (let n = 10; n < 40; n += 1) await finish(table, [player(`w${n}`), player(`l${n}`)], 'white');
  for (let n = 10; n < 39; n += 1) table.gone.add(`l${n}`);
  const patience = new Set<AbortSignal>();
  const presence: typeof table.app.members.presence = (guildId, user, signal) => {
    patience.add(signal);
    return table.app.members.presence(guildId, user, signal);
  };
  const members = { ...table.app.members, presence };
  await look({ ...table, app: { ...table.app, members } }, 'w10', { by: 'games' });
  expect(patience.size).toBe(1);
});

test('champions of tournaments stand below the first page, the newest first, whoever hides not among them', async () => {
  const table = await tableAtNoon();
  for (const [name, title] of [
    ['Autumn cup', 'Autumn champion'],
    ['Spring cup', 'Spring champion'],
  ] as const)
    await placed(table, [{ name, title }]);
  await placed(table, [{ name: 'Duel', of: 2, played: 2 }]);
  const expected = ['🏆 **Champions**', 'ANNA: **Spring champion 2026**', 'ANNA: **Autumn champion 2026**'];
  expect(linesOf(await look(table, 'boris')).slice(3, 6)).toEqual(expected);
  await table.app.store.personal.setHidden('anna', true);
  expect(wordsOf(await look(table, 'boris'))).not.toContain('Champions');
});
