/**
 * Fair queues by name: anyone who asks for a hundred tasks waits behind everyone who asks for one.
 */
import { done, refused, type Attempt } from '../kit/attempt.ts';
import { openPurses, type Allowance } from './purses.ts';
import { makeTurns } from './turns.ts';

/** What tasks may cost, per name and all together. Tasks above that wait. */
export interface Pace {
  readonly each: Allowance;
  readonly all: Allowance;
  /** Elapsed ms, never decreasing. */
  readonly stopwatch: () => number;
  /** Calls this a moment later, to see whether the next task is affordable. */
  readonly later: (look: () => void) => void;
}

export interface CounterRoom {
  readonly atOnce: number;
  /** The tasks of one name that run at once; one unless given. */
  readonly ownAtOnce?: number;
  /** The tasks of one name, running and waiting. */
  readonly each: number;
  /** The waiting tasks of all names. */
  readonly all: number;
  readonly pace?: Pace;
}

export type QueueFull = 'own' | 'all';

export interface Counter {
  /** `cost`: in the pace's unit; 1 unless given. */
  readonly run: <T>(name: string, work: () => Promise<T>, cost?: number) => Promise<Attempt<T, QueueFull>>;
}

interface Task {
  readonly begin: () => void;
  readonly drop: () => void;
}

interface Purse {
  readonly has: (name: string) => boolean;
  readonly spend: (name: string, cost: number) => void;
}

const ENDLESS: Purse = { has: () => true, spend: () => undefined };
const ALL = '';

/** A name's own purse, and the one of all names. */
function purseOf(pace: Pace | undefined): Purse {
  if (!pace) return ENDLESS;
  const [own, all] = [openPurses(pace.each, pace.stopwatch), openPurses(pace.all, pace.stopwatch)];
  return {
    has: (name) => all.has(ALL) && own.has(name),
    spend: (name, cost) => {
      own.spend(name, cost);
      all.spend(ALL, cost);
    },
  };
}

export function openCounter({ atOnce, ownAtOnce = 1, each, all, pace }: CounterRoom): Counter {
  const turns = makeTurns<Task>({ each, all }, ({ drop }) => drop());
  const served = new Map<string, number>();
  const purse = purseOf(pace);
  let running = 0;
  let isLooking = false;

  const servedOf = (name: string): number => served.get(name) ?? 0;
  const mayBegin = (name: string): boolean => servedOf(name) < ownAtOnce && purse.has(name);

  function count(name: string, change: 1 | -1): void {
    running += change;
    const left = servedOf(name) + change;
    if (left > 0) served.set(name, left);
    else served.delete(name);
  }

  function advance(): void {
    if (running >= atOnce) return;
    turns.next(mayBegin)?.begin();
    if (!pace || isLooking || turns.all() === 0) return;
    isLooking = true;
    pace.later(look);
  }

  function look(): void {
    isLooking = false;
    for (let left = turns.all(); left > 0; left -= 1) advance();
  }

  return {
    run: <T>(name: string, work: () => Promise<T>, cost = 1) => {
      const { promise, resolve, reject } = Promise.withResolvers<Attempt<T, QueueFull>>();
      const serve = async (): Promise<void> => {
        count(name, 1);
        purse.spend(name, cost);
        try {
          resolve(done(await work()));
        } catch (error) {
          reject(error);
        }
        count(name, -1);
        advance();
      };
      const task = { begin: () => void serve(), drop: () => resolve(refused('all')) };
      if (turns.waiting(name) + servedOf(name) >= each) return Promise.resolve(refused('own'));
      if (!turns.join(name, task)) return Promise.resolve(refused('all'));
      advance();
      return promise;
    },
  };
}
