/**
 * The threads themselves. One that dies, hangs, or takes too much memory is replaced, and what it was at is done once more by another: only an
 * order that kills two threads is given up, and rejected.
 */
import { Tinypool } from 'tinypool';
import type { PoolAnswer, PoolOrder } from './order.ts';

/** What a thread may take for objects, in MB: thinking needs a tenth of it; tables and weights are beside it. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };
/** A thread that nobody asked for so long (ms) goes, but for one. */
const IDLE = 600_000;
/** So long (ms) threads that are prepared wait to start: the board of the game goes first, and nobody has answered it by then. */
const AFTER_BOARD = 300;

export interface WorkerThreads {
  /** Starts the first of them in a moment, unless it has. */
  readonly prepare: () => void;
  /** Has an order carried out, within so many ms. */
  readonly run: (order: PoolOrder, within: number) => Promise<PoolAnswer>;
  /** Ends all threads; what they are at is rejected. */
  readonly close: () => Promise<void>;
}

/** So many threads at most, which start as they are needed. */
export function openWorkerThreads(
  threads: number,
  worker: URL,
  report: (error: unknown) => void,
): WorkerThreads {
  let pool: Tinypool | null = null;
  let preparing: NodeJS.Timeout | null = null;
  let isClosed = false;

  const start = (): Tinypool => {
    const started = new Tinypool({
      filename: worker.href,
      name: 'carryOut',
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE,
      useAtomics: false,
      resourceLimits: MEMORY,
    });
    // A thread that dies between two orders.
    started.on('error', report);
    return started;
  };

  const once = async (order: PoolOrder, within: number): Promise<PoolAnswer> => {
    const answer: PoolAnswer = await (pool ??= start()).run(order, { signal: AbortSignal.timeout(within) });
    return answer;
  };

  return {
    prepare: () => {
      if (isClosed) return;
      preparing ??= setTimeout(() => {
        pool ??= start();
      }, AFTER_BOARD).unref();
    },
    run: async (order, within) => {
      try {
        return await once(order, within);
      } catch (error) {
        if (isClosed) throw error;
        report(error);
        return once(order, within);
      }
    },
    close: async () => {
      isClosed = true;
      if (preparing !== null) clearTimeout(preparing);
      await pool?.destroy();
    },
  };
}
