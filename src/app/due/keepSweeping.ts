/** Sweeps while the bot runs. The timer only wakes it: due times are in the store. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sweeper } from './sweeper.ts';

/** The pause (ms) when nothing more is due. */
const PAUSE = 1000;
/** How long (ms) running work may take when the bot stops. */
const FAREWELL = 4000;

export interface Sweeping {
  /** Resolves when running work is done, or given up because it took too long. */
  stop(): Promise<void>;
}

/**
 * Sweeps until stopped: at once if a place is free and more is due, otherwise after a pause. A failed claim
 * is reported.
 */
export function keepSweeping(sweeper: Sweeper, report: (error: unknown) => void): Sweeping {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = (async () => {
    while (!signal.aborted) {
      const freed = sweeper.freed();
      const isMore = await sweeper.fill().catch((error: unknown) => {
        report(error);
        return false;
      });
      await Promise.race([pause(PAUSE, signal), ...(isMore ? [freed] : [])]);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await ended;
      await Promise.race([sweeper.idle(), sleep(FAREWELL, undefined, { ref: false })]);
      await sweeper.letGo().catch(report);
    },
  };
}

/** Doesn't keep the process alive; ends with the signal. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
