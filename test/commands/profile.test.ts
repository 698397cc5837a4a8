/** The contents of a player's profile. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { finish, player } from '../app/finished.ts';
import { DAY, NOON } from '../rating/games.ts';
import { PLACE } from '../store/samples.ts';
import type { Table } from '../app/table.ts';
import { chartsOf, labelsOf, menusOf, picturesOf } from '../views/screens.ts';
import { press, pressLabel, pressOn, refusalOf, screenOf, type } from './asks.ts';
import { anna, boris, carl, placed, tableAtNoon, heardBy, linesOn, linesOf, altsOf } from './noon.ts';

const person = (id: string) => ({ ...player(id), isBot: false });

test('/profile of a new player explains how to begin', async () => {
  const table = await tableAtNoon();
  expect(await linesOf(table, 'anna', 'profile')).toEqual([
    'ANNA hasn’t finished a game here yet. Start one with `/play`.',
  ]);
  const nobody = await press(table, 'anna', { command: 'profile', action: 'show', args: ['nobody', 'all'] });
  expect(refusalOf(nobody)).toContain('I don’t recognize that button');
});

test('/profile shows ratings, record, streak, best win, favorite opponent, head-to-head score and latest games', async () => {
  const table = await tableAtNoon();
  await finish(table, [boris, anna], 'white');
  table.time.now += DAY;
  await finish(table, [anna, carl], 'white');
  await finish(table, [anna, boris], 'white', { variant: 'poddavki' });
  const last = await finish(table, [anna, boris], null, { rated: false });
  await table.app.store.games.shown(last.id, 2, { channelId: 'c', messageId: 'm' }, null);
  expect(await heardBy(table, 'boris', 'profile', { player: person('anna') })).toEqual([
    '### ANNA',
    '**Rated games**',
    expect.stringMatching(/^All variants · \d{4}\? · 2 won, 0 drawn, 1 lost$/u),
    expect.stringMatching(/^Russian draughts · \d{4}\? · 1 won, 0 drawn, 1 lost$/u),
    'Poddavki (giveaway) · 1662? · 1 won, 0 drawn, 0 lost',
    '**In rated games**',
    '⚪ White: 2 of 2 won · ⚫ Black: 0 of 1 won',
    'Won the last 2 games',
    'Longest streak: 2 wins',
    'Best win: against BORIS, rated 1662',
    'Favorite first move in Russian draughts: **c3-d4** (2 of the last 2)',
    'Against you: 3 games (you won 1, lost 1)',
    '**Latest games**',
    '🤝 drew with BORIS · Russian draughts · casual https://discord.com/channels/guild-1/c/m',
    '✅ won against BORIS · Poddavki (giveaway) · 1500 → 1662',
    expect.stringMatching(/^✅ won against CARL · Russian draughts · 1338 → \d{4}$/u),
    '❌ lost to BORIS · Russian draughts · 1500 → 1338',
  ]);
});

test('/profile shows tournament titles with their number, and the latest places', async () => {
  const table = await tableAtNoon();
  await finish(table, [anna, boris], 'black', { rated: false });
  await placed(table, [
    { name: 'Spring Open 2026', place: 1 },
    { name: 'Friday blitz', place: 1 },
    { name: 'Spring cup', title: 'Spring champion', place: 1 },
    { name: 'Friday blitz', place: 1 },
    { name: 'Duel', place: 1, of: 2, played: 2 },
    { name: '*Sunday*', place: 7 },
  ]);
  expect(await linesOf(table, 'boris', 'profile', { player: person('anna') })).toEqual([
    '### ANNA',
    '🏆 **Friday blitz 2026 ×2**',
    '🏆 **Spring champion 2026**',
    '🏆 **Spring Open 2026**',
    'No rated games yet.',
    'Against you: one game (you won 1, lost 0)',
    '**Latest tournaments**',
    '▫️ \\*Sunday\\* · place 7 of 8 · Nov 22, 2026',
    '🥇 Duel · place 1 of 2 · Nov 22, 2026',
    '🥇 Friday blitz · place 1 of 8 · Nov 22, 2026',
    '**Latest games**',
    '❌ lost to BORIS · Russian draughts · casual',
  ]);
});

test('/profile of a player with only casual games shows games but no rating', async () => {
  const table = await tableAtNoon();
  await finish(table, [anna, boris], 'black', { rated: false });
  expect(await linesOf(table, 'anna', 'profile')).toEqual([
    '### ANNA',
    'No rated games yet.',
    '**Latest games**',
    '❌ lost to BORIS · Russian draughts · casual',
  ]);
});

/** The time (ms) of each move, by color. */
const thinking = (white: number, black: number): Partial<Game> => {
  const turns = [{ ply: 0, from: 0 }];
  for (let ply = 1; ply <= 41; ply += 1) {
    const before = turns.at(-1)?.from ?? 0;
    turns.push({ ply, from: before + (ply % 2 === 1 ? white : black) });
  }
  return { turns };
};

const LIVE = { kind: 'live', initial: 300_000, increment: 0 } as const;

test('/profile shows the time per move, in real-time games and in other games', async () => {
  const table = await tableAtNoon();
  await finish(table, [anna, boris], 'white', { ...thinking(5000, 1000), time: LIVE });
  await finish(table, [anna, boris], 'white', thinking(95_000_000, 60_000));
  const lines = await linesOf(table, 'anna', 'profile');
  expect(lines).toContain('5 sec per move on average in real-time games');
  expect(lines).toContain('1 day, 2 hr per move on average in correspondence games');
  expect(await linesOf(table, 'boris', 'profile')).toContain(
    '1 min per move on average in correspondence games',
  );
});

async function tenGames(table: Table): Promise<void> {
  for (let day = 0; day < 5; day += 1) {
    await finish(table, [anna, boris], 'white');
    await finish(table, [carl, anna], 'white');
    table.time.now += DAY;
  }
}

test('/profile draws a rating curve once ten games count, with its numbers as text', async () => {
  const table = await tableAtNoon();
  for (let game = 0; game < 3; game += 1)
    await finish(table, [anna, boris], 'white', { moves: ['c3-d4', 'b6-a5', 'b2-c3', 'c7-b6'] });
  for (let game = 0; game < 9; game += 1) await finish(table, [anna, boris], null, { rated: false });
  expect(await altsOf(table, 'anna', 'profile')).toEqual([]);
  await tenGames(table);
  const screen = screenOf(await type(table, 'boris', 'profile', { player: person('anna') }));
  expect(chartsOf(screen).map(({ alt }) => alt)).toEqual([
    expect.stringMatching(
      /^The rating over 10 rated games, Nov 18 to Nov 22: from 1500 to \d{4}, give or take/u,
    ),
  ]);
  expect(chartsOf(screen)[0]?.chart).toMatchObject({
    x: { from: 0, to: 9, ticks: [{ label: '11/18' }, { label: '11/20' }, { label: '11/22' }] },
    drawn: { kind: 'curve', points: { length: 10 } },
  });
  expect(await altsOf(table, 'anna', 'profile', { variant: 'poddavki' })).toEqual([]);
});

test('/profile has pictures in the reader’s colors, and no pictures for text readers', async () => {
  const table = await tableAtNoon();
  await tenGames(table);
  await type(table, 'anna', 'preferences', { theme: 'night' });
  expect(chartsOf(screenOf(await type(table, 'anna', 'profile')))[0]?.look).toEqual({ theme: 'night' });
  await type(table, 'anna', 'preferences', { board: 'text' });
  expect(await altsOf(table, 'anna', 'profile')).toEqual([]);
  expect(await linesOf(table, 'anna', 'profile')).toContainEqual(
    expect.stringContaining('The rating over 10 rated games'),
  );
});

test('/profile of one variant shows its curve and record', async () => {
  const table = await tableAtNoon();
  for (const variant of ['russian', 'poddavki', 'poddavki'] as const)
    await finish(table, [anna, boris], variant === 'russian' ? 'white' : 'black', { variant });
  const lines = await linesOf(table, 'anna', 'profile', { variant: 'poddavki' });
  for (let day = 0; day < 8; day += 1) {
    table.time.now += DAY;
    await finish(table, [anna, carl], null, { variant: 'poddavki' });
  }
  expect(lines).toContain('⚪ White: 0 of 2 won');
  expect(lines).toContain('Lost the last 2 games');
  expect(await altsOf(table, 'anna', 'profile', { variant: 'poddavki' })).toEqual([
    expect.stringContaining('The rating over 10 rated games'),
  ]);
});

test('/profile offers its games as replays, animations and PDN, and has a button to go back', async () => {
  const table = await tableAtNoon();
  const moves = ['c3-d4', 'b6-a5', 'd4-c5'];
  const { id } = await finish(table, [anna, boris], 'white', { moves: [...moves, 'd6:b4'] });
  const profile = screenOf(await type(table, 'carl', 'profile', { player: person('anna') }));
  expect(menusOf(profile)[0]?.choices).toEqual([
    { label: 'ANNA, BORIS', value: id, description: 'Russian draughts, Nov 18, 2026' },
  ]);
  const game = screenOf(await press(table, 'carl', pressOn(profile), id));
  expect(linesOn(game)).toEqual([
    '### ANNA',
    '✅ won against BORIS · Russian draughts · not counted: too short',
    `-# Russian draughts, ended <t:${NOON / 1000}:f>`,
  ]);
  expect(labelsOf(game)).toEqual(['Step by step', 'Animation', 'Save (PDN)', 'Profile']);
  expect(picturesOf(screenOf(await pressLabel(table, 'carl', game, 'Step by step')))).toHaveLength(1);
  expect(picturesOf(screenOf(await pressLabel(table, 'carl', game, 'Animation')))[0]?.film?.to).toBe(4);
  const pdn = screenOf(await pressLabel(table, 'carl', game, 'Save (PDN)')).blocks;
  expect(pdn).toContainEqual(
    expect.objectContaining({
      kind: 'file',
      name: expect.stringMatching(new RegExp(`^russian-[-\\d]{10}-${id}\\.pdn$`, 'u')),
    }),
  );
  expect(linesOn(screenOf(await pressLabel(table, 'carl', game, 'Profile')))).toEqual(linesOn(profile));
});

test.each([
  'profile',
  'leaderboard',
  'server void',
  'server data',
  'server season',
  'server settings',
  'server block',
])('/%s works only in servers', async (command) => {
  const table = await tableAtNoon();
  const direct = await type(table, 'anna', command, {}, { ...PLACE, guildId: null });
  expect(refusalOf(direct)).toBe('This only works in servers. Use it in one where I’ve been added.');
});
