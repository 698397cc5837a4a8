/**
 * The engine on threads of its own, shared by everyone: channels take turns, the queue has an end, whoever waits may lose
 * patience or call it off. What can wait makes way even when a thread is at it: it is broken off and done again later.
 * Nothing is thought on the event loop: all that happens there is to copy a game and an answer.
 */
import { availableParallelism } from 'node:os';
import type { EnginePool, Caller } from '../app/ports/enginePool.ts';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { firstPosition, type Line } from '../draughts/line.ts';
import { levelOf } from '../engine/play/levels.ts';
import { CANCELLED, type Course } from '../engine/thread/message.ts';
import type { EngineProblem } from '../app/problem/engineProblem.ts';
import { openEndings } from './endings.ts';
import type { PoolAnswer, PoolOrder, ThinkOrder } from './order.ts';
import { openSharedTables } from './sharedTables.ts';
import { openThreads } from '../threads/threads.ts';
import { makeTurns } from '../turns/turns.ts';
import { threadFile } from '../files.ts';

/** How busy the threads are. */
export interface PoolState {
  /** At most. */
  readonly threads: number;
  /** Orders that wait for their turn, and those that are carried out. */
  readonly waiting: number;
  readonly running: number;
}

export interface Pool extends EnginePool {
  readonly state: () => PoolState;
  /** Ends all threads. What was asked and is not answered is refused as `engine-stopped`. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** How many threads think at most; with none, nobody is there. */
  readonly threads: number;
  /** Hears of threads that died; an order that two died of is refused as `engine-stopped`. */
  readonly report: (error: unknown) => void;
  /** Is told how long (ms) what begins now has waited for its turn; must not throw. */
  readonly waited?: (ms: number) => void;
  /** Where endings are kept that are solved, for all processes of the machine; without, each solves its own. */
  readonly folder?: string | null;
  /** Hears once an hour how far it is with endings of more pieces; without, and without a folder, none are solved. */
  readonly tell?: ((words: string) => void) | null;
  /** The module that the threads run, if another than the engine. */
  readonly worker?: URL;
}

/** Orders of one name that may wait, and for each thread of all names together. */
const ROOM_EACH = 8;
const ROOM_PER_THREAD = 32;
/** How much longer than it was told an order may take (ms) until its thread is taken to hang. */
const LENIENCE = 10_000;
/** What an order without a limit of time may take, in ms. */
const LONGEST = 60_000;

/** An order that two threads died of is given up. */
const TRIES = 2;
/** What a thread may take for objects, in MB: thinking needs a tenth of it; tables and weights are beside it. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };
/** A thread that nobody asked for so long (ms) ends, but for one. */
const REST = 600_000;
/** So long (ms) threads that are prepared wait to start: the board of the game goes first, and nobody has answered it by then. */
const AFTER_BOARD = 300;

/** How many threads think: as many as the settings say; otherwise one less than there are cores, so that one is left to answer Discord. */
export const threadsFor = (setting: number | null): number =>
  setting ?? Math.max(1, availableParallelism() - 1);

type Outcome = Attempt<PoolAnswer, EngineProblem>;

/** What a thread is at. */
interface Task {
  /** The word of the order that calls it off. */
  readonly flag: Int32Array;
  /** Whether it can wait: broken off, it is done again, or left. */
  readonly isBackground: boolean;
  /** Whether it is broken off for somebody who cannot wait. */
  isBroken: boolean;
}

interface Job extends Task {
  /** Made when its turn has come, with the endings that are solved by then. */
  readonly order: () => PoolOrder;
  readonly ms: number;
  readonly tell: (outcome: Outcome) => void;
  readonly caller: Caller;
  /** When it was given, by `performance.now()`. */
  readonly since: number;
  /** Whether its caller does not want to wait any longer. */
  isLate: boolean;
}

const courseOf = (line: Line): Course => ({
  variant: line.variant.id,
  start: firstPosition(line),
  moves: line.moves,
});

/** A pool whose threads start with the first that is asked of them. */
export function openPool({ threads, report, waited, worker, folder = null, tell = null }: PoolOptions): Pool {
  const workers = openThreads<PoolOrder, PoolAnswer>({
    file: worker ?? threadFile('enginePool/carryOut'),
    most: threads,
    kept: 1,
    rest: REST,
    tries: TRIES,
    memory: MEMORY,
    report,
  });
  let preparing: NodeJS.Timeout | undefined;
  const endings = openEndings(folder, report, tell);
  const room = { each: ROOM_EACH, all: ROOM_PER_THREAD * threads };
  const urgent = makeTurns<Job>(room);
  const later = makeTurns<Job>(room);
  const running = new Set<Task>();
  const tables = openSharedTables();
  let isClosed = false;

  const outcomeOf = async (order: PoolOrder, ms: number): Promise<Outcome> => {
    const answer = await workers.run(order, ms + LENIENCE);
    return answer.ok ? answer : refused({ code: 'engine-stopped' });
  };

  const work = async (job: Job): Promise<void> => {
    running.add(job);
    waited?.(performance.now() - job.since);
    const order = job.order();
    const helpers = order.kind === 'think' && order.shared ? callHelpers(order, job.ms) : [];
    const outcome = await outcomeOf(order, job.ms);
    running.delete(job);
    for (const helper of helpers) Atomics.store(helper.flag, CANCELLED, 1);
    if (order.kind === 'think' && order.shared) tables.release();
    if (job.isBroken && outcome.ok && !isClosed) putBack(job);
    else job.tell(outcome);
    advance();
  };

  const help = async (task: Task, order: ThinkOrder, ms: number): Promise<void> => {
    running.add(task);
    await outcomeOf(order, ms);
    running.delete(task);
    advance();
  };

  /** Has all threads that nobody wants look at what one is about to look at, until that one is done or somebody wants them. */
  const callHelpers = (order: ThinkOrder, ms: number): readonly Task[] => {
    const free = urgent.all() + later.all() === 0 ? threads - running.size : 0;
    return Array.from({ length: Math.max(0, free) }, () => {
      const flag = new SharedArrayBuffer(4);
      const task: Task = { flag: new Int32Array(flag), isBackground: true, isBroken: false };
      void help(task, { ...order, flag }, ms);
      return task;
    });
  };

  /** What was broken off waits once more, as long as its caller does. */
  const putBack = (job: Job): void => {
    job.isBroken = false;
    if (job.caller.signal?.aborted) return;
    Atomics.store(job.flag, CANCELLED, 0);
    if (job.isLate || !later.join(job.caller.queue, job)) job.tell(refused({ code: 'engine-busy' }));
  };

  const nextJob = (): Job | null => urgent.next() ?? later.next();

  const advance = (): void => {
    const job = running.size < threads ? nextJob() : null;
    if (job) void work(job);
  };

  /** Where all threads are taken, one that is at something that can wait is freed for somebody who cannot. */
  const makeWay = (): void => {
    // The last ones help those before them.
    const idler = [...running].findLast(({ isBackground, isBroken }) => isBackground && !isBroken);
    if (running.size < threads || !idler) return;
    idler.isBroken = true;
    Atomics.store(idler.flag, CANCELLED, 1);
  };

  const ask = (
    make: (flag: SharedArrayBuffer) => PoolOrder,
    ms: number,
    caller: Caller,
  ): Promise<Outcome> => {
    if (threads === 0) return Promise.resolve(refused({ code: 'engine-away' }));
    const { queue, patience, isBackground, signal } = caller;
    const turns = isBackground ? later : urgent;
    if (isClosed || signal?.aborted) return Promise.resolve(refused({ code: 'engine-stopped' }));
    const shared = new SharedArrayBuffer(4);
    const flag = new Int32Array(shared);
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const state = { isLate: false, isBroken: false };
    const job: Job = {
      order: () => make(shared),
      ms,
      tell: resolve,
      caller,
      isBackground: isBackground === true,
      flag,
      since: performance.now(),
      ...state,
    };
    if (!turns.join(queue, job)) return Promise.resolve(refused({ code: 'engine-busy' }));
    if (!isBackground) makeWay();
    const callOff = (): void => {
      Atomics.store(flag, CANCELLED, 1);
      turns.leave(queue, job);
      resolve(refused({ code: 'engine-stopped' }));
    };
    signal?.addEventListener('abort', callOff, { once: true });
    const timer = setTimeout(() => {
      job.isLate = true;
      if (turns.leave(queue, job)) resolve(refused({ code: 'engine-busy' }));
    }, patience ?? LONGEST);
    advance();
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', callOff);
    });
  };

  return {
    isThere: threads > 0,
    state: () => ({ threads, waiting: urgent.all() + later.all(), running: running.size }),
    prepare: () => {
      if (threads > 0) preparing ??= setTimeout(workers.start, AFTER_BOARD).unref();
    },
    play: async (line, { level, seed, ms }, caller) => {
      const course = courseOf(line);
      const most = Math.min(ms ?? Infinity, levelOf(level, line.variant).ms);
      const make = (flag: SharedArrayBuffer): PoolOrder => ({
        kind: 'play',
        course,
        flag,
        endings: endings.take(course.variant),
        level,
        seed,
        ms: most,
      });
      const outcome = await ask(make, most, caller);
      if (!outcome.ok) return outcome;
      if (outcome.value.kind !== 'played') throw new Error('there is no move to be played');
      return done(outcome.value);
    },
    think: async (line, limits, caller) => {
      const course = courseOf(line);
      const make = (flag: SharedArrayBuffer): PoolOrder => ({
        kind: 'think',
        course,
        flag,
        endings: endings.take(course.variant),
        limits,
        shared: caller.mayBeHelped && threads > 1 ? tables.take(course.variant) : null,
      });
      const outcome = await ask(make, limits.ms ?? LONGEST, caller);
      if (!outcome.ok) return outcome;
      return done(outcome.value.kind === 'thought' ? outcome.value.thought : null);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(preparing);
      for (let job = nextJob(); job; job = nextJob()) job.tell(refused({ code: 'engine-stopped' }));
      await Promise.all([workers.close(), endings.close()]);
    },
  };
}
