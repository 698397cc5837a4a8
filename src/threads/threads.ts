/**
 * Threads that carry out orders. They start with the first order and end when there was none for a while. A thread that dies, hangs or
 * takes too much memory is replaced, and its orders are tried again, each by itself, so that one that kills threads takes no
 * other with it. Who asks waits by turns, in a queue with an end.
 */
import type { ResourceLimits } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { makeTurns, type Room } from '../turns/turns.ts';

export interface ThreadsOptions {
  /** The module that the threads run, and the function of it that carries out an order. */
  readonly file: URL;
  readonly name?: string;
  /** Threads at most. */
  readonly most?: number;
  /** How many of them stay when nobody asks; the others end after `rest` ms. */
  readonly kept?: number;
  readonly rest?: number;
  /** Orders that a thread is at, at once. */
  readonly atOnce?: number;
  readonly memory?: ResourceLimits;
  /** How often an order is tried that threads die of. */
  readonly tries?: number;
  readonly room?: Room;
  /** Hears of threads that died or hung, and of errors in them. */
  readonly report: (error: unknown) => void;
}

/** Why there is no answer: too many wait, the threads are closed, or each try went wrong, as was reported. */
export type Unanswered = 'busy' | 'stopped' | 'failed';

export interface Threads<Order, Answer> {
  /** Starts the first thread, unless there is one. */
  readonly start: () => void;
  readonly isStarted: () => boolean;
  /** Has an order carried out when it is the turn of the name `by`; each try may take `within` ms. */
  readonly ask: (order: Order, by: string, within?: number) => Promise<Attempt<Answer, Unanswered>>;
  /** The same out of turn. */
  readonly run: (order: Order, within?: number) => Promise<Attempt<Answer, Unanswered>>;
  /** Ends all threads and answers all orders with `stopped`. */
  readonly close: () => Promise<void>;
}

/** Threads of which none has started yet. */
export function openThreads<Order, Answer>(options: ThreadsOptions): Threads<Order, Answer> {
  const { most = 1, kept = 0, atOnce = 1, tries = 1, report } = options;
  const threads = Array.from({ length: most }, (_, place) =>
    openThread<Order, Answer>(options, place < kept),
  );
  const turns = makeTurns<() => Promise<void>>(options.room ?? { each: Infinity, all: Infinity });
  let served = 0;
  let isClosed = false;
  let lastAgain: Promise<unknown> = Promise.resolve();

  const once = async (order: Order, within?: number): Promise<Answer> => {
    const [freest] = threads.toSorted((one, other) => one.load() - other.load());
    if (!freest) throw new Error('there is no thread');
    return freest.run(order, within);
  };

  const again: typeof once = (order, within) => {
    const answer = lastAgain.then(() => once(order, within));
    lastAgain = answer.catch(() => null);
    return answer;
  };

  const run: Threads<Order, Answer>['run'] = async (order, within) => {
    for (let tried = 1; ; tried += 1)
      try {
        if (isClosed) return refused('stopped');
        return done(await (tried === 1 ? once : again)(order, within));
      } catch (error) {
        // Closing ends what threads are at, which is no fault.
        if (isClosed) return refused('stopped');
        report(error);
        if (tried === tries) return refused('failed');
      }
  };

  const advance = (): void => {
    const begin = served < most * atOnce ? turns.next() : null;
    if (begin) void begin();
  };

  return {
    start: () => {
      if (!isClosed) threads[0]?.start();
    },
    isStarted: () => threads.some((thread) => thread.isStarted()),
    ask: (order, by, within) => {
      const { promise, resolve } = Promise.withResolvers<Attempt<Answer, Unanswered>>();
      const begin = async (): Promise<void> => {
        served += 1;
        resolve(await run(order, within));
        served -= 1;
        advance();
      };
      if (isClosed) return Promise.resolve(refused('stopped'));
      if (!turns.join(by, begin)) return Promise.resolve(refused('busy'));
      advance();
      return promise;
    },
    run,
    close: async () => {
      isClosed = true;
      for (let begin = turns.next(); begin; begin = turns.next()) void begin();
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

interface Thread<Order, Answer> {
  readonly start: () => Tinypool;
  readonly isStarted: () => boolean;
  /** The less, the better the next order is placed here. */
  readonly load: () => number;
  readonly run: (order: Order, within?: number) => Promise<Answer>;
  readonly end: () => Promise<void>;
}

/** A pool of one thread, because of a larger one Tinypool cannot end a thread that is at several orders. */
function openThread<Order, Answer>(
  { file, name = 'carryOut', atOnce = 1, rest = 0, memory = {}, report }: ThreadsOptions,
  isKept: boolean,
): Thread<Order, Answer> {
  let pool: Tinypool | null = null;
  let underWay = 0;
  let resting: NodeJS.Timeout | undefined;

  const start = (): Tinypool => {
    if (pool) return pool;
    pool = new Tinypool({
      filename: file.href,
      name,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: atOnce,
      // It would put the thread to sleep between orders, in the midst of others.
      useAtomics: false,
      resourceLimits: memory,
    });
    // A thread that dies between two orders.
    pool.on('error', report);
    return pool;
  };

  const end = async (): Promise<void> => {
    const ended = pool;
    pool = null;
    await ended?.destroy();
  };

  return {
    start,
    isStarted: () => pool !== null,
    load: () => underWay || (pool ? 0 : 0.5),
    run: async (order, within) => {
      const current = start();
      clearTimeout(resting);
      underWay += 1;
      const { promise: late, reject } = Promise.withResolvers<never>();
      const giveUp = (): void => {
        reject(new Error(`a thread gave no answer in ${within} ms`));
        // Its other orders are rejected with it.
        if (pool === current) end().catch(report);
      };
      const patience = within === undefined ? undefined : setTimeout(giveUp, within).unref();
      try {
        const answer: Answer = await Promise.race([current.run(order), late]);
        return answer;
      } finally {
        clearTimeout(patience);
        underWay -= 1;
        if (underWay === 0 && !isKept) resting = setTimeout(() => void end().catch(report), rest).unref();
      }
    },
    end,
  };
}
