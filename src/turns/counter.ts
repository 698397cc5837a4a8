/**
 * Fair queues by name: anyone who requests a hundred tasks waits behind everyone who requests one.
 */
import { done, refused, type Result } from '../kit/result.ts';
import { openPurses, type Allowance } from './purses.ts';
import { fairQueue } from './turns.ts';

/** What tasks may cost, per name and in total. Tasks that cost more wait. */
interface Pace {
  readonly each: Allowance;
  readonly all: Allowance;
  /** Elapsed time in ms. It never decreases. */
  readonly stopwatch: () => number;
  /** Calls `look` a moment later, to see whether the next task is affordable. */
  readonly later: (look: () => void) => void;
}

export interface CounterRoom {
  readonly atOnce: number;
  /** How many tasks of one name may run at once; 1 by default. */
  readonly ownAtOnce?: number;
  /** How many tasks one name may have, running and waiting. */
  readonly each: number;
  /** How many tasks may wait in total. */
  readonly all: number;
  readonly pace?: Pace;
  /** Whether another task may begin. The counter checks this whenever a task ends. */
  readonly isOpen?: () => boolean;
}

interface TaskOptions {
  /** In the pace's unit; 1 by default. */
  readonly cost?: number;
  /** Starts only when no other tasks are waiting. The background queue has the same size. */
  readonly isBackground?: boolean;
  /** Removes the task from the queue. A task that has started continues. */
  readonly signal?: AbortSignal;
}

export type QueueFull = 'own' | 'all' | 'left';

export interface Counter {
  /** `work` may call `leave` to free its place before it ends. */
  readonly run: <T>(
    name: string,
    work: (leave: () => void) => Promise<T>,
    options?: TaskOptions,
  ) => Promise<Result<T, QueueFull>>;
  /** How many tasks are waiting in total. */
  readonly waiting: () => number;
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

/** A name's own purse, and the purse that all names share. */
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

export function openCounter({ atOnce, ownAtOnce = 1, each, all, pace, isOpen }: CounterRoom): Counter {
  const makeQueue = () => fairQueue<Task>({ each, all }, ({ drop }) => drop());
  const [urgent, background] = [makeQueue(), makeQueue()];
  const served = new Map<string, number>();
  const purse = purseOf(pace);
  let running = 0;
  let isLooking = false;

  const waiting = (): number => urgent.all() + background.all();
  const servedOf = (name: string): number => served.get(name) ?? 0;
  const mayBegin = (name: string): boolean => servedOf(name) < ownAtOnce && purse.has(name);

  function count(name: string, change: 1 | -1): void {
    running += change;
    const left = servedOf(name) + change;
    if (left > 0) served.set(name, left);
    else served.delete(name);
  }

  function next(): Task | null {
    if (running >= atOnce || isOpen?.() === false) return null;
    return urgent.next(mayBegin) ?? background.next(mayBegin);
  }

  function advance(): void {
    for (let task = next(); task; task = next()) task.begin();
    if (!pace || isLooking || running >= atOnce || waiting() === 0) return;
    isLooking = true;
    pace.later(() => {
      isLooking = false;
      advance();
    });
  }

  return {
    waiting,
    run: <T>(
      name: string,
      work: (leave: () => void) => Promise<T>,
      { cost = 1, isBackground = false, signal }: TaskOptions = {},
    ) => {
      const queue = isBackground ? background : urgent;
      const { promise, resolve, reject } = Promise.withResolvers<Result<T, QueueFull>>();
      const serve = async (): Promise<void> => {
        let isServed = true;
        const leave = (): void => {
          if (isServed) count(name, -1);
          isServed = false;
          advance();
        };
        count(name, 1);
        purse.spend(name, cost);
        try {
          resolve(done(await work(leave)));
        } catch (error) {
          reject(error);
        }
        leave();
      };
      const task = { begin: () => void serve(), drop: () => resolve(refused('all')) };
      if (signal?.aborted) return Promise.resolve(refused('left'));
      if (queue.waiting(name) + servedOf(name) >= each) return Promise.resolve(refused('own'));
      if (!queue.join(name, task)) return Promise.resolve(refused('all'));
      const quit = (): void => {
        if (queue.leave(name, task)) resolve(refused('left'));
      };
      signal?.addEventListener('abort', quit, { once: true });
      advance();
      return promise;
    },
  };
}
