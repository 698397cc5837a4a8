/** The statistics of a server. */
import { expect, test } from 'vitest';
import { finish } from '../app/finished.ts';
import { DAY } from '../rating/games.ts';
import { chartsOf } from '../views/screens.ts';
import { screenOf, type } from './asks.ts';
import { anna, boris, carl, tableAtNoon, heardBy, linesOf, altsOf } from './noon.ts';

const SERVER = { server: true };

test('/profile server: charts games by day and by hour once there are ten, with the numbers as text', async () => {
  const table = await tableAtNoon();
  for (let game = 0; game < 8; game += 1) await finish(table, [anna, boris], 'white');
  table.time.now += DAY;
  await finish(table, [anna, boris], 'white');
  expect(await altsOf(table, 'anna', 'profile', SERVER)).toEqual([]);
  expect((await linesOf(table, 'anna', 'profile', SERVER)).filter((line) => line.startsWith('**By'))).toEqual(
    [],
  );
  await finish(table, [anna, carl], 'white');
  expect(await altsOf(table, 'anna', 'profile', SERVER)).toEqual([
    'Games by day (UTC), Oct 21 to Nov 19: Nov 18: 8, Nov 19: 2.',
    'Games by the hour of the day (UTC): 12:00: 10.',
  ]);
  const [days, hours] = chartsOf(screenOf(await type(table, 'anna', 'profile', SERVER)));
  expect(days?.chart.drawn).toEqual({ kind: 'bars', values: [...Array<number>(28).fill(0), 8, 2] });
  expect(days?.chart.x.ticks.map(({ label }) => label)).toEqual(['10/22', '10/29', '11/5', '11/12', '11/19']);
  expect(hours?.chart.drawn).toMatchObject({ values: { length: 24, 12: 10 } });
  expect(await linesOf(table, 'anna', 'profile', SERVER)).toContain(
    '**By weekday:** Mon 0, Tue 0, Wed 8, Thu 2, Fri 0, Sat 0, Sun 0',
  );
  table.time.now += 40 * DAY;
  expect(await linesOf(table, 'anna', 'profile', SERVER)).toContain(
    '**By day:** no games in the last 30 days',
  );
  expect(await altsOf(table, 'anna', 'profile', SERVER)).toHaveLength(1);
});

test('/profile server: in a server without games, or with only short ones, explains which games count', async () => {
  const table = await tableAtNoon();
  const nothing = [
    'No games to show yet: a finished game counts once each player has made two moves. Start one with `/play`.',
  ];
  expect(await linesOf(table, 'anna', 'profile', SERVER)).toEqual(nothing);
  await finish(table, [anna, boris], 'white', { moves: ['c3-d4', 'b6-a5', 'd2-c3'] });
  expect(await linesOf(table, 'anna', 'profile', SERVER)).toEqual(nothing);
});

test('/profile server: shows when people play, which variants, and who plays most', async () => {
  const table = await tableAtNoon();
  await finish(table, [anna, boris], 'white', { moves: Array.from({ length: 61 }, () => 'c3-d4') });
  await finish(table, [boris, anna], null, { rated: false });
  table.time.now += DAY;
  await finish(table, [carl, anna], 'black', { variant: 'frisian', moves: ['32-28', '1', '2', '3'] });
  expect(await heardBy(table, 'anna', 'profile', SERVER)).toEqual([
    '### What’s played here',
    '**3 games,** rated or casual',
    '-# Games that ended before each player had made two moves aren’t counted.',
    '**Variants**',
    'Russian draughts · 2 games: White won 1, Black won 0, 1 drawn',
    'Frisian draughts · one game: White won 0, Black won 1, 0 drawn',
    '**First moves**',
    'c3-d4 · Russian draughts · 2 games: White won 1, Black won 0, 1 drawn',
    '32-28 · Frisian draughts · one game: White won 0, Black won 1, 0 drawn',
    '**Most frequent pairs**',
    'BORIS and ANNA · 2 games',
    'CARL and ANNA · one game',
    'Longest game: 31 moves, ANNA and BORIS',
    'Shortest game: 2 moves, CARL and ANNA',
  ]);
});
