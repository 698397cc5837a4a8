/**
 * Fair queues by name: anyone who asks for a hundred tasks waits behind everyone who asks for one.
 */
import { done, refused, type Result } from '../kit/result.ts';
import { openPurses, type Allowance } from './purses.ts';
import { fairQueue } from './turns.ts';

/** What tasks may cost, per name and all together. Tasks above that wait. */
interface Pace {
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
  /** Whether another task may begin. The counter looks whenever a task ends. */
  readonly isOpen?: () => boolean;
}

interface TaskOptions {
  /** In the pace's unit; 1 unless given. */
  readonly cost?: number;
  /** Waits until no other tasks wait, in a queue of the same size. */
  readonly isBackground?: boolean;
  /** Takes the task out of the queue. A task that has begun goes on. */
  readonly signal?: AbortSignal;
}

export type QueueFull = 'own' | 'all' | 'left';

export interface Counter {
  /** `work` may `leave` its place before its end. */
  readonly run: <T>(
    name: string,
    work: (leave: () => void) => Promise<T>,
    options?: TaskOptions,
  ) => Promise<Result<T, QueueFull>>;
  /** The waiting tasks of all names. */
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
