/** Parses interactions from either entrance and completes each one, even during a shutdown. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { readInteraction } from '../interaction.ts';
import type { Route } from './router.ts';
import type { Waiting } from '../outgoing/endpoints.ts';

export interface Intake {
  /** Resolves when an interaction is handled, with false for anything else. Never rejects. */
  readonly handle: (json: unknown, waiting?: Waiting) => Promise<boolean>;
  readonly isOpen: () => boolean;
  /** How many interactions have begun so far. */
  readonly handled: () => number;
  readonly hangUp: () => Promise<unknown>;
}

/**
 * At most this many interactions begin in one turn of the event loop, so hundreds at once don't
 * block it.
 */
const AT_ONCE = 10;

const EVERY = 60_000;

function oddities(log: Log, stopwatch: () => number): (where: string) => void {
  let count = 0;
  let since = -Infinity;
  return (where) => {
    count += 1;
    if (stopwatch() - since < EVERY) return;
    log.warn({ where, count }, 'received interactions of an unknown kind');
    since = stopwatch();
    count = 0;
  };
}

export function attending(route: Route, log: Log, stopwatch: () => number): Intake {
  const underWay = new Set<Promise<void>>();
  const odd = oddities(log, stopwatch);
  let isOpen = true;
  let count = 0;
  let begun: Promise<unknown> = Promise.resolve();
  return {
    handle: async (json, waiting) => {
      if (!isOpen) return true;
      const { data, error } = readInteraction(json);
      if (error) {
        odd(error.issues[0]?.path.join('.') ?? '');
        return false;
      }
      count += 1;
      if (count % AT_ONCE === 0) begun = begun.then(() => nextTurn());
      const handled = begun
        .then(() => route(data, waiting))
        .catch((fault: unknown) => log.error({ err: fault }, 'handling an interaction failed'))
        .finally(() => underWay.delete(handled));
      underWay.add(handled);
      await handled;
      return true;
    },
    isOpen: () => isOpen,
    handled: () => count,
    hangUp: () => {
      isOpen = false;
      return Promise.all(underWay);
    },
  };
}
