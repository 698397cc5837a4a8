/** A Prometheus for tests: it scrapes the bot at given times, and says which alerts fire. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { evaluate, type Labels, type Series } from './promql.ts';

const Rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[sm]$/u)
            .default('0s'),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});
type Rule = z.infer<typeof Rules>['groups'][number]['rules'][number];

export const RULES: readonly Rule[] = Rules.parse(
  parse(readFileSync(new URL('../../deploy/prometheus/alerts.yml', import.meta.url), 'utf8')),
).groups.flatMap(({ rules }) => rules);

const spanOf = (text: string): number => Number.parseInt(text, 10) * (text.endsWith('m') ? MINUTE : SECOND);

interface Prometheus {
  /** Scrapes at this instant (ms); `null`: nobody answered. */
  readonly scrape: (text: string | null, at: number) => void;
  /** The names of the alerts that have fired since the last call, or still fire. */
  readonly ringing: () => readonly string[];
  readonly names: () => ReadonlySet<string>;
}

const LINE = /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)$/u;
const LABEL = /(?<label>\w+)="(?<value>(?:[^"\\]|\\.)*)"/gu;

/** The samples in Prometheus's text format, which must contain nothing else. */
function* samplesIn(text: string): Generator<{ readonly labels: Labels; readonly value: number }> {
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const found = LINE.exec(line)?.groups;
    if (!found) throw new Error(`this is no sample: ${line}`);
    const labels = Array.from((found['labels'] ?? '').matchAll(LABEL), ({ groups }) => [
      groups?.['label'] ?? '',
      groups?.['value'] ?? '',
    ]);
    yield {
      labels: { __name__: found['name'] ?? '', job: 'crownhead', ...Object.fromEntries(labels) },
      value: Number(found['value']?.replace('Inf', 'Infinity')),
    };
  }
}

export function newPrometheus(): Prometheus {
  const all = new Map<string, Series>();
  const since = new Map<string, number>();
  let ringing: readonly string[] = [];
  const add = (labels: Labels, value: number, at: number): void => {
    const key = JSON.stringify(labels);
    const series = all.get(key) ?? { labels, samples: [] };
    all.set(key, series);
    series.samples.push({ at, value });
  };
  const judge = (now: number): void => {
    ringing = RULES.filter(({ alert, expr, for: span }) => {
      const found = evaluate(expr, [...all.values()], now);
      if (typeof found === 'number') throw new Error(`${alert} asks for a number`);
      if (found.length === 0) since.delete(alert);
      else if (!since.has(alert)) since.set(alert, now);
      const began = since.get(alert);
      return began !== undefined && now - began >= spanOf(span);
    }).map(({ alert }) => alert);
  };
  return {
    scrape: (text, at) => {
      if (text === null) for (const { samples } of all.values()) samples.push({ at, value: Number.NaN });
      add({ __name__: 'up', job: 'crownhead' }, text === null ? 0 : 1, at);
      for (const { labels, value } of samplesIn(text ?? '')) add(labels, value, at);
      judge(at);
    },
    ringing: () => ringing,
    names: () => new Set([...all.values()].map(({ labels }) => labels['__name__'] ?? '')),
  };
}
