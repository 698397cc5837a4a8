/** Orders of a dead or hung thread are retried one by one, so a fatal order affects no others. */
import type { ResourceLimits } from 'node:worker_threads';
import { done, refused, type Result } from '../kit/result.ts';
import { openCounter, type CounterRoom } from '../turns/counter.ts';
import { startHand, type Hand } from './hand.ts';

export interface ThreadsOptions<Order = never> {
  readonly file: URL;
  readonly name?: string;
  readonly most?: number;
  /** How long an idle thread is kept, in ms; all but the first are kept for at most `spare` ms. */
  readonly rest?: number;
  readonly spare?: number;
  /** How long a thread may stay idle after this order, in ms, because of the memory it leaves. */
  readonly restAfter?: (order: Order) => number;
  /** The most orders in progress on one thread. */
  readonly atOnce?: number;
  /** How many orders may wait or run; by default, only the threads limit how many run at once. */
  readonly room?: CounterRoom;
  /**
   * After this time (ms), an order from the queue may be stuck. It loses its place, and the next
   * order goes to another thread.
   */
  readonly prompt?: number;
  readonly memory?: ResourceLimits;
  readonly tries?: number;
  readonly report: (error: unknown) => void;
}

/** In ms. Idle threads besides the first were needed only in a rush, and each takes tens of MB. */
const SPARE = 30_000;

export type Unanswered = 'busy' | 'stopped' | 'failed';

export interface Threads<Order, Answer> {
  readonly start: () => void;
  readonly isStarted: () => boolean;
  /** Takes turns with the orders of other names. */
  readonly ask: (order: Order, by: string, within?: number) => Promise<Result<Answer, Unanswered>>;
  /** Skips the queue. */
  readonly run: (order: Order, within?: number) => Promise<Result<Answer, Unanswered>>;
  readonly close: () => Promise<void>;
}

export function openThreads<Order, Answer>(options: ThreadsOptions<Order>): Threads<Order, Answer> {
  const { most = 1, atOnce = 1, tries = 1, room, rest = 0, spare = SPARE, report } = options;
  const threads = Array.from({ length: most }, (_, place) =>
    openThread<Order, Answer>({ ...options, rest: place === 0 ? rest : Math.min(rest, spare) }),
  );
  const endless = { atOnce: most * atOnce, ownAtOnce: Infinity, each: Infinity, all: Infinity };
  const isOpen = (): boolean => threads.some((thread) => thread.load() < 1);
  const counter = openCounter({ ...(room ?? endless), isOpen });
  let isClosed = false;
  let lastAgain: Promise<unknown> = Promise.resolve();

  const once = async (order: Order, within?: number, onSlow?: () => void): Promise<Answer> => {
    const [freest] = threads.toSorted((one, other) => one.load() - other.load());
    if (!freest) throw new Error('expected at least one thread');
    return freest.run(order, within, onSlow);
  };

  const again: typeof once = (...asked) => {
    const answer = lastAgain.then(() => once(...asked));
    lastAgain = answer.catch(() => null);
    return answer;
  };

  const attempt = async (...asked: Parameters<typeof once>): Promise<Result<Answer, Unanswered>> => {
    for (let tried = 1; ; tried += 1)
      try {
        if (isClosed) return refused('stopped');
        return done(await (tried === 1 ? once : again)(...asked));
      } catch (error) {
        // Closing interrupts orders, but that isn't an error.
        if (isClosed) return refused('stopped');
        report(error);
        if (tried === tries) return refused('failed');
      }
  };

  return {
    start: () => void (isClosed || threads[0]?.start()),
    isStarted: () => threads.some((thread) => thread.isStarted()),
    ask: async (order, by, within) => {
      const asked = await counter.run(by, (leave) => attempt(order, within, leave));
      return asked.ok ? asked.value : refused('busy');
    },
    run: (order, within) => attempt(order, within),
    close: async () => {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

interface Thread<Order, Answer> {
  readonly start: () => void;
  readonly isStarted: () => boolean;
  /** How busy the thread is. At 1 or more, it has no room. */
  readonly load: () => number;
  readonly run: (order: Order, within?: number, onSlow?: () => void) => Promise<Answer>;
  readonly end: () => Promise<void>;
}

function openThread<Order, Answer>({
  file,
  name = 'carryOut',
  atOnce = 1,
  prompt,
  rest = 0,
  restAfter = () => rest,
  memory = {},
  report,
}: ThreadsOptions<Order>): Thread<Order, Answer> {
  let hand: Hand<Order, Answer> | null = null;
  let underWay = 0;
  let slow = 0;
  let resting: NodeJS.Timeout | undefined;
  let restsFor = rest;

  const start = (): Hand<Order, Answer> => {
    if (hand?.isAlive()) return hand;
    restsFor = rest;
    hand = startHand<Order, Answer>({ file: file.href, name }, memory, report);
    return hand;
  };

  const end = async (): Promise<void> => {
    const ended = hand;
    hand = null;
    await ended?.end();
  };

  const settle = (): void => {
    if (underWay === 0) resting = setTimeout(() => void end().catch(report), restsFor).unref();
  };

  return {
    start: () => {
      clearTimeout(resting);
      start();
      settle();
    },
    isStarted: () => hand?.isAlive() === true,
    load: () => slow + underWay / atOnce || (hand?.isAlive() ? 0 : 0.5),
    run: async (order, within, onSlow) => {
      const current = start();
      clearTimeout(resting);
      underWay += 1;
      restsFor = Math.min(restsFor, restAfter(order));
      const { promise: late, reject } = Promise.withResolvers<never>();
      const giveUp = (): void => {
        reject(new Error(`no response from a thread in ${within} ms`));
        if (hand === current) end().catch(report);
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
        return await Promise.race([current.run(order), late]);
      } finally {
        clearTimeout(patience);
        clearTimeout(lateness);
        if (isSlow) slow -= 1;
        underWay -= 1;
        settle();
      }
    },
    end,
  };
}
