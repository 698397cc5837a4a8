/**
 * Charts: rounded axes, and pictures compared with reviewed ones. After an intended change, run
 * `UPDATE_PICTURES=1 npx vitest run test/render/chart/chart.test.ts` and look at the new pictures.
 */
import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { openRenderer } from '../../../src/render/renderer.ts';
import { type Chart, barAxis, roundAxis } from '../../../src/render/scene/chart.ts';
import { THEME_IDS } from '../../../src/render/scene/theme.ts';
import { chance } from '../../rating/season.ts';
import { expectAsLooked } from '../looked.ts';

const renderer = openRenderer();

test.each([
  [[0, 1], 4, [0, 1]],
  [[0, 3], 4, [0, 1, 2, 3]],
  [[0, 11], 4, [0, 5, 10, 15]],
  [[0, 0], 4, [0, 1]],
  [[1437, 1662], 4, [1400, 1500, 1600, 1700]],
  [[1500, 1500], 4, [1500, 1501]],
  [[-300, 250], 4, [-400, -200, 0, 200, 400]],
  [[0, 98_000], 4, [0, 50_000, 100_000]],
])('a rounded axis over %j in %i steps is %j', (numbers, most, places) => {
  const { from, to, ticks } = roundAxis(numbers, most);
  expect(ticks.map(({ at }) => at)).toEqual(places);
  expect([from, to]).toEqual([places[0], places.at(-1)]);
});

test('a rounded axis covers all of its numbers, in few steps', () => {
  const numbers = fc.array(fc.integer({ min: -5000, max: 2_000_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(numbers, fc.integer({ min: 2, max: 8 }), (list, most) => {
      const { from, to, ticks } = roundAxis(list, most);
      expect(from).toBeLessThanOrEqual(Math.min(...list));
      expect(to).toBeGreaterThanOrEqual(Math.max(...list));
      expect(ticks.length).toBeLessThanOrEqual(most + 2);
      expect(ticks.every(({ at, label }) => Number.isInteger(at) && label === String(at))).toBe(true);
    }),
  );
});

const random = chance(5);
const POINTS = Array.from({ length: 50 }, (_, x) => ({
  x,
  y: Math.round(1500 + 8 * x + 60 * Math.sin(x / 4) + 40 * random()),
  spread: Math.round(60 + 290 * Math.exp(-x / 5)),
}));
const curve: Chart = {
  x: {
    from: 0,
    to: 49,
    ticks: [
      { at: 0, label: '10/3' },
      { at: 24, label: '10/28' },
      { at: 49, label: '11/21' },
    ],
  },
  y: { ...roundAxis([1400, 2000], 4), title: 'Rating' },
  drawn: { kind: 'curve', points: POINTS },
};
const CHANCES = Array.from({ length: 61 }, (_, x) => ({
  x,
  y: 50 + 40 * Math.sin(x / 7) - (x > 40 ? 30 : 0),
}));
const marked = (at: number, color: 'white' | 'black', grade: 'mistake' | 'blunder') => ({
  ...CHANCES[at]!,
  color,
  grade,
});
const analyzed: Chart = {
  sides: { white: 'Anna', black: 'Борис' },
  x: {
    from: 0,
    to: 60,
    title: 'Zug',
    ticks: [0, 10, 20, 30].map((move) => ({ at: 2 * move, label: String(move) })),
  },
  y: {
    from: 0,
    to: 100,
    title: 'Шансы белых, %',
    ticks: [0, 50, 100].map((at) => ({ at, label: String(at) })),
  },
  drawn: {
    kind: 'curve',
    base: 50,
    points: CHANCES,
    marks: [
      marked(8, 'black', 'mistake'),
      marked(21, 'white', 'mistake'),
      marked(34, 'black', 'blunder'),
      marked(41, 'white', 'blunder'),
    ],
  },
};
const GAMES = Array.from({ length: 30 }, () => Math.max(0, Math.floor(14 * random()) - 2));
const bars: Chart = {
  x: barAxis(
    30,
    [1, 8, 15, 22, 29].map((at) => ({ at, label: `11/${at}` })),
  ),
  y: { ...roundAxis([0, ...GAMES], 4), title: '日別の対局数 (UTC)' },
  drawn: { kind: 'bars', values: GAMES },
};
const oneGame: Chart = {
  x: barAxis(1, [{ at: 0, label: '12:00' }]),
  y: roundAxis([0, 1], 4),
  drawn: { kind: 'bars', values: [1] },
};

test.each([
  ...THEME_IDS.flatMap((theme) => [
    ['curve', theme, curve] as const,
    ['bars', theme, bars] as const,
    ['analyzed', theme, analyzed] as const,
  ]),
  ['one-bar', 'wood', oneGame] as const,
])('a %s in %s matches its reviewed picture', async (name, theme, chart) => {
  const drawn = await renderer.chart(chart, { theme, width: 300 });
  expect(expectAsLooked(`chart-${name}-${theme}`, drawn)).toEqual({ width: 300, height: 180 });
});

test('charts that are requested at the same time each show their own numbers, in a file of bounded size', async () => {
  const asked = [curve, bars, oneGame, bars];
  const files = await Promise.all(asked.map((chart) => renderer.chart(chart, { width: 1024 })));
  const again = await Promise.all(asked.map((chart) => renderer.chart(chart, { width: 1024 })));
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(3);
  expect(again.map((file, index) => files[index]?.equals(file))).toEqual([true, true, true, true]);
  for (const file of files) expect(file.length).toBeLessThan(100_000);
});

test('a chart that cannot be drawn doesn’t stop later charts', async () => {
  const broken = renderer.chart(curve, { width: 1_000_000_000 });
  const next = renderer.chart(bars);
  await expect(broken).rejects.toThrow('pixels');
  expect(PNG.sync.read(await next).width).toBe(800);
});
