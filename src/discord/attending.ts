/**
 * Where interactions enter, by either way: what Discord sent is read here, and every interaction is seen through to its end, also
 * when no more are taken. What a handler throws ends here, too, so that none can end the process.
 */
import type { Log } from '../log.ts';
import { readInteraction } from './interaction.ts';
import type { Route } from './router.ts';
import type { Waiting } from './waiting.ts';

export interface Attending {
  /**
   * Routes what came if it is an interaction, unless the end has come; resolves when it is handled. False: it is none, which the log
   * says. Never rejects.
   */
  readonly handle: (json: unknown, waiting?: Waiting) => Promise<boolean>;
  readonly isOpen: () => boolean;
  /** Takes no more of them; resolves when those under way are at their end. */
  readonly hangUp: () => Promise<unknown>;
}

/** How often (ms) the log says that odd things come, with their number since. */
const EVERY = 60_000;

/** Tells of what is no interaction, and where it is none, but not often. */
function oddities(log: Log, stopwatch: () => number): (where: string) => void {
  let count = 0;
  let since = -Infinity;
  return (where) => {
    count += 1;
    if (stopwatch() - since < EVERY) return;
    log.warn({ where, count }, 'not an interaction that the bot knows');
    since = stopwatch();
    count = 0;
  };
}

export function attending(route: Route, log: Log, stopwatch: () => number): Attending {
  const underWay = new Set<Promise<void>>();
  const odd = oddities(log, stopwatch);
  let isOpen = true;
  return {
    handle: async (json, waiting) => {
      if (!isOpen) return true;
      const { data, error } = readInteraction(json);
      if (error) {
        odd(error.issues[0]?.path.join('.') ?? '');
        return false;
      }
      const handled = Promise.try(route, data, waiting)
        .catch((fault: unknown) => log.error({ err: fault }, 'a fault outside of the router'))
        .finally(() => underWay.delete(handled));
      underWay.add(handled);
      await handled;
      return true;
    },
    isOpen: () => isOpen,
    hangUp: () => {
      isOpen = false;
      return Promise.all(underWay);
    },
  };
}
