/** Channels take turns in a limited queue. Urgent work interrupts background work. */
import { availableParallelism } from 'node:os';
import type { EnginePool, Caller } from '../app/ports/enginePool.ts';
import { done, refused, type Attempt } from '../kit/attempt.ts';
import { firstPosition, type Line } from '../draughts/line.ts';
import { levelOf } from '../engine/play/levels.ts';
import { CANCELLED, type Course } from '../engine/thread/message.ts';
import type { EngineProblem } from '../app/problem/problem.ts';
import { openEndings } from './endings.ts';
import { openSharedTables, type PoolAnswer, type PoolOrder, type ThinkOrder } from './order.ts';
import { openThreads } from '../threads/threads.ts';
import { makeTurns } from '../turns/turns.ts';
import { threadFile } from '../files.ts';

export interface PoolState {
  readonly threads: number;
  readonly waiting: number;
  readonly running: number;
}

export interface Pool extends EnginePool {
  readonly state: () => PoolState;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly threads: number;
  readonly report: (error: unknown) => void;
  readonly waited?: (ms: number) => void;
  /** Where all processes of the machine share solved endings; without it, each solves its own. */
  readonly folder?: string | null;
  /** Reports the progress of larger endings, which are solved only with it and a folder. */
  readonly tell?: ((words: string) => void) | null;
  readonly worker?: URL;
  /** How long idle threads stay (ms), and how many stay for good. */
  readonly rest?: number;
  readonly kept?: number;
}

const ROOM_EACH = 8;
const ROOM_PER_THREAD = 32;
const LENIENCE = 10_000;
const LONGEST = 60_000;
const TRIES = 2;
/** Object memory per thread, in MB: thinking needs a tenth; tables and weights are extra. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };
const REST = 600_000;
/**
 * Threads start this late (ms), so that the game's board comes first. Nobody moves that quickly.
 */
const AFTER_BOARD = 300;

/** By default one fewer than the cores, so that one core can answer Discord. */
export const threadsFor = (setting: number | null): number =>
  setting ?? Math.max(1, availableParallelism() - 1);

type Outcome = Attempt<PoolAnswer, EngineProblem>;

interface Task {
  readonly flag: Int32Array;
  readonly isBackground: boolean;
  isBroken: boolean;
}

interface Job extends Task {
  readonly order: () => PoolOrder;
  readonly ms: number;
  readonly tell: (outcome: Outcome) => void;
  readonly caller: Caller;
  readonly since: number;
  isLate: boolean;
}

const courseOf = (line: Line): Course => ({
  variant: line.variant.id,
  start: firstPosition(line),
  moves: line.moves,
});

export function openPool({
  threads,
  report,
  waited,
  worker,
  folder = null,
  tell = null,
  rest = REST,
  kept = 1,
}: PoolOptions): Pool {
  const workers = openThreads<PoolOrder, PoolAnswer>({
    file: worker ?? threadFile('enginePool/carryOut'),
    most: threads,
    kept,
    rest,
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

  /** All idle threads search the same position, until the search ends or an order needs them. */
  const callHelpers = (order: ThinkOrder, ms: number): readonly Task[] => {
    const free = urgent.all() + later.all() === 0 ? threads - running.size : 0;
    return Array.from({ length: Math.max(0, free) }, () => {
      const flag = new SharedArrayBuffer(4);
      const task: Task = { flag: new Int32Array(flag), isBackground: true, isBroken: false };
      void help(task, { ...order, flag }, ms);
      return task;
    });
  };

  /** Queues interrupted work again while its caller waits. */
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

  /** Interrupts background work for an urgent order if all threads are busy. */
  const makeWay = (): void => {
    // The last ones are helpers.
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
      if (outcome.value.kind !== 'played') throw new Error('there is no legal move');
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
