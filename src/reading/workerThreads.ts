/**
 * The reading threads: they start when something is to be read and end when nothing was for a while. One that takes too long is ended,
 * one that needs too much memory ends by itself; another takes its place, and nobody else notices.
 */
import { Tinypool } from 'tinypool';
import { carryOut } from './carryOut.ts';
import type { Answer, Order } from './order.ts';
import { threadFile } from '../files.ts';

/** What one order may need. */
export interface Limits {
  /** Time, in ms. */
  readonly ms: number;
  /** Memory for objects and texts, in MB. */
  readonly megabytes: number;
}

/** A thread that nobody asked for so long (ms) goes. */
const IDLE = 60_000;

export interface WorkerThreads {
  /** Has an order carried out; rejects when it exceeds its limits. */
  readonly run: (order: Order) => Promise<Answer>;
  /** Ends all threads; what they are at is rejected. */
  readonly close: () => Promise<void>;
}

/** So many threads at most. */
export function openWorkerThreads(
  threads: number,
  { ms, megabytes }: Limits,
  report: (error: unknown) => void,
): WorkerThreads {
  let pool: Tinypool | null = null;
  const start = (): Tinypool => {
    const started = new Tinypool({
      filename: threadFile('reading/carryOut').href,
      name: carryOut.name,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE,
      useAtomics: false,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 8 },
    });
    // A thread that dies between two orders.
    started.on('error', report);
    return started;
  };
  return {
    run: async (order) => {
      pool ??= start();
      const answer: Answer = await pool.run(order, { signal: AbortSignal.timeout(ms) });
      return answer;
    },
    close: async () => pool?.destroy(),
  };
}
