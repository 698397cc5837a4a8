/** What was asked of Discord's REST API, and what it answered. */
import type { Makers } from './makers.ts';

/** Statuses that Discord counts as invalid: ten thousand of them in ten minutes bar an address. */
const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);

/** From this status on Discord itself has failed. */
const FAILED = 500;

/** The bot uses fewer routes than this; a mistake in telling them apart must not fill the memory. */
const MOST_ROUTES = 100;

export interface RequestFigures {
  /** Discord has answered a request; `route` is its address with ids left out. */
  readonly answered: (method: string, route: string, status: number) => void;
  /** Discord has not answered a request: it could not be reached, or was silent. */
  readonly unanswered: () => void;
  /** Discord took a request for wrong, as it would the next time. */
  readonly refused: () => void;
}

export function requestFigures({ counter }: Makers): RequestFigures {
  const all = counter(
    ['rest_requests_total', 'Requests that Discord answered.'],
    'method',
    'route',
    'status',
  );
  const tried = counter(['rest_tried_total', 'Requests that were sent, answered or not.']);
  const failed = counter(['rest_failed_total', 'Those that Discord answered with 5xx, or not at all.']);
  const invalid = counter(['rest_invalid_total', 'Answers that Discord counts as invalid: 401, 403, 429.']);
  const refused = counter(['rest_refused_total', 'Requests that Discord takes for wrong (400, 413).']);
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
