/** The Grafana dashboard queries only the bot's metrics, in valid PromQL, and shows all of them. */
import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { observe } from '../health/bot.ts';

const Board = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string().min(1),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});

const { panels } = Board.parse(
  JSON.parse(readFileSync(new URL('../../deploy/grafana/crownhead.json', import.meta.url), 'utf8')),
);
const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** The metrics in an expression. Throws on invalid PromQL. */
function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  parser
    .configure({ strict: true })
    .parse(text)
    .iterate({
      enter: ({ name, from, to, node }) => {
        if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(text.slice(from, to));
      },
    });
  return names;
}

/** A histogram is queried by its parts. */
const whole = (name: string): string => name.replace(/_(?:bucket|sum|count)$/u, '');

test('each metric on it comes from the bot, and each of the bot’s metrics is on it', async () => {
  const bot = await observe();
  const text = await (await bot.get('/metrics')).text();
  const told = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gmu), ([, name = '']) => name));
  const shown = new Set(asked.flatMap(namesIn).map(whole));
  expect([...shown].filter((name) => !told.has(name))).toEqual([]);
  const ours = [...told].filter((name) => name.startsWith('crownhead_'));
  // The dashboard shows readiness by its parts.
  expect(ours.filter((name) => !shown.has(name))).toEqual(['crownhead_ready']);
});

test('no panel lies on another', () => {
  const squares = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)}/${y + Math.floor(at / w)}`),
  );
  expect(new Set(squares).size).toBe(squares.length);
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
