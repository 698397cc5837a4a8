import type { Makers } from './makers.ts';

const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);

const FAILED = 500;

/** More than the bot's routes, so that a wrong route can't fill the memory. */
const MOST_ROUTES = 100;

export interface RequestFigures {
  /** `route` is the path without ids. */
  readonly answered: (method: string, route: string, status: number) => void;
  readonly unanswered: () => void;
  readonly refused: () => void;
}

export function requestFigures({ counter }: Makers): RequestFigures {
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
