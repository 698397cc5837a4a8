/** Channels take turns in a queue of limited length. Urgent work interrupts background work. */
import { availableParallelism } from 'node:os';
import type { EnginePool, Caller } from '../app/ports/enginePool.ts';
import { done, refused, type Result } from '../kit/result.ts';
import { firstPosition, type Line } from '../draughts/line.ts';
import { levelOf } from '../engine/play/levels.ts';
import { CANCELLED, type Course } from '../engine/thread/message.ts';
import type { EngineProblem } from '../app/problem/problem.ts';
import { openEndings } from './endings.ts';
import { openSharedTables, type PoolAnswer, type PoolOrder, type ThinkOrder } from './order.ts';
import { openThreads } from '../threads/threads.ts';
import { openCounter, type Counter } from '../turns/counter.ts';
import { threadFile } from '../files.ts';

interface PoolState {
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
  /** Where the machine's processes share solved endings; without a folder, each solves its own. */
  readonly folder?: string | null;
  /** Reports progress with larger endings. They are solved only if this and a folder are set. */
  readonly tell?: ((words: string) => void) | null;
  readonly worker?: URL;
  /** How long idle threads are kept, in ms. */
  readonly rest?: number;
}

const ROOM_EACH = 8;
const ROOM_PER_THREAD = 32;
const LENIENCE = 10_000;
const LONGEST = 60_000;
const TRIES = 2;
/** Object memory per thread, in MB: thinking needs a tenth; tables and weights are extra. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };
/**
 * In ms. An idle thread takes 25 MB. Starting another takes 0.3 s of CPU time, which is little to
 * someone who took longer than this to move.
 */
const REST = 45_000;
/**
 * How long threads wait before starting (ms), so that the board comes first. Nobody moves that
 * quickly.
 */
const AFTER_BOARD = 300;

/** By default, one less than the number of cores, so that one core can answer Discord. */
export const threadsFor = (setting: number | null): number =>
  setting ?? Math.max(1, availableParallelism() - 1);

type PoolResult = Result<PoolAnswer, EngineProblem>;

type MakeOrder = (flag: SharedArrayBuffer) => PoolOrder;

interface Task {
  readonly flag: Int32Array<SharedArrayBuffer>;
  readonly isBackground: boolean;
  isBroken: boolean;
}

const makeTask = (isBackground: boolean): Task => ({
  flag: new Int32Array(new SharedArrayBuffer(4)),
  isBackground,
  isBroken: false,
});

const cancel = ({ flag }: Task): number => Atomics.store(flag, CANCELLED, 1);

const courseOf = (line: Line): Course => ({
  variant: line.variant.id,
  start: firstPosition(line),
  moves: line.moves,
});

interface Asking {
  readonly threads: number;
  readonly waited: PoolOptions['waited'] | undefined;
  readonly workers: ReturnType<typeof openThreads<PoolOrder, PoolAnswer>>;
  readonly queue: Counter;
  readonly tables: ReturnType<typeof openSharedTables>;
}

/** Orders wait in the queue, and background work makes way for urgent orders. */
function makeAsking({ threads, workers, queue, tables, waited }: Asking) {
  const running = new Set<Task>();

  const run = async (task: Task, order: PoolOrder, ms: number): Promise<PoolResult> => {
    const answer = await workers.run(order, ms + LENIENCE);
    running.delete(task);
    return answer.ok ? answer : refused({ code: 'engine-stopped' });
  };

  const work = async (task: Task, order: PoolOrder, ms: number): Promise<PoolResult> => {
    running.add(task);
    const shared = order.kind === 'think' && order.shared ? order : null;
    const helpers = shared ? callHelpers(shared, ms) : [];
    const outcome = await run(task, order, ms);
    helpers.forEach(cancel);
    if (shared) tables.release();
    return outcome;
  };

  /** All idle threads search the same position, until the search ends or an order needs them. */
  const callHelpers = (order: ThinkOrder, ms: number): readonly Task[] => {
    const free = queue.waiting() === 0 ? threads - running.size : 0;
    return Array.from({ length: Math.max(0, free) }, () => {
      const task = makeTask(true);
      running.add(task);
      void queue.run('', () => run(task, { ...order, flag: task.flag.buffer }, ms), { isBackground: true });
      return task;
    });
  };

  /** Interrupts background work for an urgent order if all threads are busy. */
  const makeWay = (): void => {
    // The last tasks are helpers.
    const idler = [...running].findLast(({ isBackground, isBroken }) => isBackground && !isBroken);
    if (!idler) return;
    idler.isBroken = true;
    cancel(idler);
  };

  /** Puts interrupted work back in the queue while its caller waits. */
  const serve = async (
    task: Task,
    make: MakeOrder,
    ms: number,
    name: string,
    signal: AbortSignal,
  ): Promise<PoolResult> => {
    const since = performance.now();
    const { isBackground } = task;
    for (;;) {
      const begin = (): Promise<PoolResult> => {
        waited?.(performance.now() - since);
        return work(task, make(task.flag.buffer), ms);
      };
      const served = queue.run(name, begin, { isBackground, signal });
      if (!isBackground && queue.waiting() > 0) makeWay();
      const outcome = await served;
      if (!outcome.ok) return refused({ code: 'engine-busy' });
      if (!task.isBroken || !outcome.value.ok) return outcome.value;
      task.isBroken = false;
      Atomics.store(task.flag, CANCELLED, 0);
    }
  };

  const ask = async (make: MakeOrder, ms: number, caller: Caller): Promise<PoolResult> => {
    const { patience = LONGEST, isBackground = false, signal } = caller;
    if (threads === 0) return refused({ code: 'engine-away' });
    if (signal?.aborted) return refused({ code: 'engine-stopped' });
    const task = makeTask(isBackground);
    const leaving = new AbortController();
    const { promise: calledOff, resolve } = Promise.withResolvers<PoolResult>();
    const callOff = (): void => {
      cancel(task);
      resolve(refused({ code: 'engine-stopped' }));
      leaving.abort();
    };
    const timer = setTimeout(() => leaving.abort(), patience);
    signal?.addEventListener('abort', callOff, { once: true });
    try {
      return await Promise.race([calledOff, serve(task, make, ms, caller.queue, leaving.signal)]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', callOff);
    }
  };

  return { ask, running };
}

export function openPool({
  threads,
  report,
  waited,
  worker,
  folder = null,
  tell = null,
  rest = REST,
}: PoolOptions): Pool {
  const workers = openThreads<PoolOrder, PoolAnswer>({
    file: worker ?? threadFile('enginePool/carryOut'),
    most: threads,
    rest,
    tries: TRIES,
    memory: MEMORY,
    report,
  });
  let preparing: NodeJS.Timeout | undefined;
  const endings = openEndings(folder, report, tell);
  const queue = openCounter({
    atOnce: threads,
    ownAtOnce: Infinity,
    each: ROOM_EACH + threads - 1,
    all: ROOM_PER_THREAD * threads,
  });
  const tables = openSharedTables();

  const { ask, running } = makeAsking({ threads, workers, queue, tables, waited });

  return {
    isThere: threads > 0,
    state: () => ({ threads, waiting: queue.waiting(), running: running.size }),
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
      if (outcome.value.kind !== 'played') throw new Error('expected a position with a legal move');
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
      clearTimeout(preparing);
      await Promise.all([workers.close(), endings.close()]);
    },
  };
}
