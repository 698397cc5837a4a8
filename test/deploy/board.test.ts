/** The Grafana dashboard queries only the bot's metrics, and shows all of them. */
import { expect, test } from 'vitest';
import { observe } from '../health/bot.ts';
import { PANELS, QUERIES } from './prometheus.ts';

/** A metric is a word with an underscore that is not followed by a parenthesis. */
const namesIn = (query: string): readonly string[] => query.match(/\b[a-z]+_\w+\b(?!\()/gu) ?? [];

/** A histogram is queried by its parts. */
const whole = (name: string): string => name.replace(/_(?:bucket|sum|count)$/u, '');

test('each metric on the dashboard comes from the bot, and each of the bot’s metrics is on it', async () => {
  const bot = await observe();
  const text = await (await bot.get('/metrics')).text();
  const told = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gmu), ([, name = '']) => name));
  const shown = new Set(QUERIES.flatMap(namesIn).map(whole));
  expect([...shown].filter((name) => !told.has(name))).toEqual([]);
  const ours = [...told].filter((name) => name.startsWith('crownhead_'));
  // The dashboard shows readiness by its parts.
  expect(ours.filter((name) => !shown.has(name))).toEqual(['crownhead_ready']);
});

test('no two panels overlap', () => {
  const squares = PANELS.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)}/${y + Math.floor(at / w)}`),
  );
  expect(new Set(squares).size).toBe(squares.length);
  expect(Math.max(...PANELS.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
  expect(new Set(PANELS.map(({ id }) => id)).size).toBe(PANELS.length);
});
