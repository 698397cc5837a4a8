/** Prometheus's own program, promtool, evaluates our alerts on the bot's metrics. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { installedProgram } from '../installed.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const RULES = join(DEPLOY, 'prometheus/alerts.yml');

const Alert = z.object({ alert: z.string(), annotations: z.object({ description: z.string() }) });

export const ALERTS = z
  .object({ groups: z.array(z.object({ rules: z.array(Alert) })) })
  .parse(parse(readFileSync(RULES, 'utf8')))
  .groups.flatMap(({ rules }) => rules);

/** The panels of the Grafana dashboard. */
export const { panels: PANELS } = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string().min(1),
        gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
        targets: z.array(z.object({ expr: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(DEPLOY, 'grafana/crownhead.json'), 'utf8')));

export const QUERIES = PANELS.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Prometheus's scrape interval, in seconds. */
const EVERY = 15;

const promtool = (verb: 'check' | 'test', file: string) =>
  promisify(execFile)(installedProgram('promtool', 'prometheus'), [verb, 'rules', file]);

/** Rejects with promtool's report if it finds a fault in this content (JSON is YAML, too). */
async function judged(verb: 'check' | 'test', content: unknown): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-alerts-'));
  const file = join(folder, 'rules.yml');
  await writeFile(file, JSON.stringify(content));
  try {
    await promtool(verb, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Rejects if an alert or a query of the dashboard is invalid. */
export async function expectValidRules(): Promise<void> {
  await promtool('check', RULES);
  const rules = QUERIES.map((expr, index) => ({ record: `query_${index}`, expr }));
  await judged('check', { groups: [{ name: 'dashboard', rules }] });
}

/** A series as promtool reads it. Prometheus calls a series stale once it is no longer reported. */
function seriesIn(scrapes: readonly (string | null)[]) {
  const up = scrapes.map((text) => (text === null ? '0' : '1'));
  const all = new Map<string, readonly string[]>([['up{job="crownhead"}', up]]);
  for (const [index, text] of scrapes.entries())
    for (const line of text?.split('\n') ?? []) {
      const sample = /^(?<name>\w+)(?:\{(?<labels>.*)\})? (?<value>\S+)$/u.exec(line)?.groups;
      if (!sample) continue;
      const labels = ['job="crownhead"', ...(sample['labels'] ? [sample['labels']] : [])].join(', ');
      const series = `${sample['name']}{${labels}}`;
      const values = all.get(series) ?? scrapes.map(() => '_');
      all.set(series, values.with(index, sample['value'] ?? '_'));
    }
  const gone = scrapes.indexOf(null);
  return Array.from(all, ([series, values]) => ({
    series,
    values: (gone < 0 || series.startsWith('up{') ? values : values.with(gone, 'stale')).join(' '),
  }));
}

/**
 * Rejects unless exactly these alerts fire at some time during these scrapes, and none fire before
 * the fault, which follows the scrape with this index. `null` is a scrape without an answer. Alerts
 * whose names match `besides` may fire, too.
 */
export async function expectAlerts(
  scrapes: readonly (string | null)[],
  fault: number,
  wanted: readonly string[],
  besides: string,
): Promise<void> {
  const alerts = `ALERTS{alertstate="firing", alertname!~"${besides}"}`;
  const expr = `group by (alertname) (max_over_time(${alerts}[1h]))`;
  const fired = wanted.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 }));
  const at = (index: number): string => `${index * EVERY}s`;
  await judged('test', {
    rule_files: [RULES],
    evaluation_interval: `${EVERY}s`,
    tests: [
      {
        interval: `${EVERY}s`,
        input_series: seriesIn(scrapes),
        promql_expr_test: [
          { expr, eval_time: at(fault), exp_samples: [] },
          { expr, eval_time: at(scrapes.length - 1), exp_samples: fired },
        ],
      },
    ],
  });
}
