import { Registry, collectDefaultMetrics } from 'prom-client';
import type { Meter } from '../../app/ports/meter.ts';
import { makersFor, type Makers } from './makers.ts';
import { type Seen, stateFigures } from './state.ts';
import { type WorkFigures, workFigures } from './work.ts';

const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);

const FAILED = 500;

/** More than the bot's routes, so that unknown routes can't fill the memory. */
const MOST_ROUTES = 100;

interface RequestFigures {
  /** `route` is the path with ids removed. */
  readonly answered: (method: string, route: string, status: number) => void;
  readonly unanswered: () => void;
  readonly refused: () => void;
}

function requestFigures({ counter }: Makers): RequestFigures {
  const all = counter(
    ['rest_requests_total', 'Requests that Discord answered.'],
    'method',
    'route',
    'status',
  );
  const tried = counter(['rest_tried_total', 'Requests sent, answered or not.']);
  const failed = counter(['rest_failed_total', 'Requests that Discord answered with 5xx or not at all.']);
  const invalid = counter(['rest_invalid_total', 'Answers that Discord counts as invalid: 401, 403, 429.']);
  const refused = counter(['rest_refused_total', 'Requests that Discord rejected as malformed (400, 413).']);
  refused.inc(0);
  const routes = new Set<string>();
  const known = (route: string): string => {
    if (routes.size < MOST_ROUTES) routes.add(route);
    return routes.has(route) ? route : 'other';
  };
  return {
    answered: (method, route, status) => {
      all.inc({ method, route: known(route), status });
      tried.inc();
      if (INVALID.has(status)) invalid.inc();
      if (status >= FAILED) failed.inc();
    },
    refused: () => refused.inc(),
    unanswered: () => {
      tried.inc();
      failed.inc();
    },
  };
}

const LATE = 1000;

const TO_ANSWER = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const TO_ACKNOWLEDGE = [0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3];

function interactionFigures({ counter, histogram }: Makers): Meter {
  const all = counter(
    ['interactions_total', 'Interactions by command and outcome.'],
    'by',
    'command',
    'outcome',
  );
  const whole = histogram(
    ['interaction_seconds', 'From the arrival of an interaction to the end of its answer.'],
    TO_ANSWER,
    'command',
  );
  const first = histogram(
    ['acknowledgement_seconds', 'From the user’s action to the first response at Discord.'],
    TO_ACKNOWLEDGE,
  );
  const late = counter(['late_acknowledgements_total', 'First responses that took longer than a second.']);
  const bugs = counter([
    'bugs_total',
    'Bugs that users saw; the log has each one under the id they were shown.',
  ]);
  return {
    interaction: (by, command, outcome, ms) => {
      all.inc({ by, command, outcome });
      whole.observe({ command }, ms / 1000);
      if (outcome === 'bug') bugs.inc();
    },
    acknowledged: (age) => {
      first.observe(age / 1000);
      if (age > LATE) late.inc();
    },
  };
}

export interface Figures extends Meter, RequestFigures, WorkFigures {
  readonly text: (seen: Seen) => Promise<string>;
}

export const FIGURES_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

export function openFigures(): Figures {
  const registry = new Registry();
  const makers = makersFor(registry);
  const show = stateFigures(makers);
  return {
    ...interactionFigures(makers),
    ...requestFigures(makers),
    ...workFigures(makers),
    text: async (seen) => {
      show(seen);
      return `${await registry.metrics()}\n${await processText()}`;
    },
  };
}

const PRECISION = 20;

let registry: Registry | null = null;

function begin(): Registry {
  const begun = new Registry();
  collectDefaultMetrics({ register: begun, eventLoopMonitoringPrecision: PRECISION });
  return begun;
}

const processText = (): Promise<string> => (registry ??= begin()).metrics();
