/** Orders of a dead or hung thread are retried one by one, so that a fatal order kills no other. */
import type { ResourceLimits } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { done, refused, type Attempt } from '../kit/attempt.ts';
import { makeTurns, type Room } from '../turns/turns.ts';

export interface ThreadsOptions<Order = never> {
  readonly file: URL;
  readonly name?: string;
  readonly most?: number;
  /** This many threads stay when idle; the other threads end after `rest` ms. */
  readonly kept?: number;
  readonly rest?: number;
  /** How long (ms) a thread stays idle at most once it has had this order, for its memory. */
  readonly restAfter?: (order: Order) => number;
  /** The most orders in progress on one thread. */
  readonly atOnce?: number;
  /** The most orders from the queue in progress on all threads; by default, all that have room. */
  readonly places?: number;
  /**
   * An order from the queue that takes longer (ms) may be stuck: it gives up its place, and the next
   * order goes to another thread.
   */
  readonly prompt?: number;
  readonly memory?: ResourceLimits;
  readonly tries?: number;
  readonly room?: Room;
  /** The most orders of one name under way, so that the other threads are others'. */
  readonly share?: number;
  readonly report: (error: unknown) => void;
}

export type Unanswered = 'busy' | 'stopped' | 'failed';

export interface Threads<Order, Answer> {
  readonly start: () => void;
  readonly isStarted: () => boolean;
  readonly ask: (order: Order, by: string, within?: number) => Promise<Attempt<Answer, Unanswered>>;
  readonly run: (order: Order, within?: number) => Promise<Attempt<Answer, Unanswered>>;
  readonly close: () => Promise<void>;
}

export function openThreads<Order, Answer>(options: ThreadsOptions<Order>): Threads<Order, Answer> {
  const {
    most = 1,
    kept = 0,
    atOnce = 1,
    places = most * atOnce,
    tries = 1,
    share = Infinity,
    report,
  } = options;
  const open = (_: unknown, place: number) => openThread<Order, Answer>(options, place < kept);
  const threads = Array.from({ length: most }, open);
  const turns = makeTurns<() => Promise<void>>(options.room ?? { each: Infinity, all: Infinity });
  let served = 0;
  /** The names of the orders under way, slow ones too. */
  const underWay: string[] = [];
  let isClosed = false;
  let lastAgain: Promise<unknown> = Promise.resolve();

  const once = async (order: Order, within?: number, onSlow?: () => void): Promise<Answer> => {
    const [freest] = threads.toSorted((one, other) => one.load() - other.load());
    if (!freest) throw new Error('there is no thread');
    return freest.run(order, within, onSlow);
  };

  const again: typeof once = (...asked) => {
    const answer = lastAgain.then(() => once(...asked));
    lastAgain = answer.catch(() => null);
    return answer;
  };

  const attempt = async (...asked: Parameters<typeof once>): Promise<Attempt<Answer, Unanswered>> => {
    for (let tried = 1; ; tried += 1)
      try {
        if (isClosed) return refused('stopped');
        return done(await (tried === 1 ? once : again)(...asked));
      } catch (error) {
        // Closing interrupts orders, which isn't a fault.
        if (isClosed) return refused('stopped');
        report(error);
        if (tried === tries) return refused('failed');
      }
  };

  const advance = (): void => {
    const hasRoom = isClosed || threads.some((thread) => thread.load() < 1);
    const isFree = (name: string): boolean =>
      isClosed || underWay.filter((other) => other === name).length < share;
    const begin = served < places && hasRoom ? turns.next(isFree) : null;
    if (begin) void begin();
  };

  return {
    start: () => void (isClosed || threads[0]?.start()),
    isStarted: () => threads.some((thread) => thread.isStarted()),
    ask: (order, by, within) => {
      const { promise, resolve } = Promise.withResolvers<Attempt<Answer, Unanswered>>();
      const begin = async (): Promise<void> => {
        let isServed = true;
        served += 1;
        const leave = (): void => {
          if (isServed) served -= 1;
          isServed = false;
          advance();
        };
        underWay.push(by);
        resolve(await attempt(order, within, leave));
        underWay.splice(underWay.indexOf(by), 1);
        leave();
      };
      if (isClosed) return Promise.resolve(refused('stopped'));
      if (!turns.join(by, begin)) return Promise.resolve(refused('busy'));
      advance();
      return promise;
    },
    run: (order, within) => attempt(order, within),
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
  /** From 1 on, there is no room. */
  readonly load: () => number;
  readonly run: (order: Order, within?: number, onSlow?: () => void) => Promise<Answer>;
  readonly end: () => Promise<void>;
}

/** A pool of one thread, because Tinypool can't end one busy thread of a larger pool. */
function openThread<Order, Answer>(
  {
    file,
    name = 'carryOut',
    atOnce = 1,
    prompt,
    rest = 0,
    restAfter = () => rest,
    memory = {},
    report,
  }: ThreadsOptions<Order>,
  isKept: boolean,
): Thread<Order, Answer> {
  let pool: Tinypool | null = null;
  let underWay = 0;
  let slow = 0;
  let resting: NodeJS.Timeout | undefined;
  let restsFor = rest;

  const start = (): Tinypool => {
    if (pool) return pool;
    restsFor = rest;
    pool = new Tinypool({
      filename: file.href,
      name,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: atOnce,
      // It would block the thread between orders, while it has others.
      useAtomics: false,
      resourceLimits: memory,
    });
    // For a thread that dies between two orders.
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
    load: () => slow + underWay / atOnce || (pool ? 0 : 0.5),
    run: async (order, within, onSlow) => {
      const current = start();
      clearTimeout(resting);
      underWay += 1;
      restsFor = Math.min(restsFor, restAfter(order));
      const { promise: late, reject } = Promise.withResolvers<never>();
      const giveUp = (): void => {
        reject(new Error(`a thread gave no answer in ${within} ms`));
        if (pool === current) end().catch(report);
      };
      const patience = within === undefined ? undefined : setTimeout(giveUp, within).unref();
      let isSlow = false;
      const slowDown = (): void => {
        isSlow = true;
        slow += 1;
        onSlow?.();
      };
      const lateness = onSlow && prompt !== undefined ? setTimeout(slowDown, prompt).unref() : undefined;
      try {
        const answer: Answer = await Promise.race([current.run(order), late]);
        return answer;
      } finally {
        clearTimeout(patience);
        clearTimeout(lateness);
        if (isSlow) slow -= 1;
        underWay -= 1;
        if (underWay === 0 && !isKept) resting = setTimeout(() => void end().catch(report), restsFor).unref();
      }
    },
    end,
  };
}
