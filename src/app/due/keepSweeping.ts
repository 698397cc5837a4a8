/** Sweeping again and again while the bot runs. The timer is only an alarm clock: what is due stands in the store. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sweeper } from './sweeper.ts';

/** The pause when nothing more is waiting, in ms. */
const PAUSE = 1000;
/** How long (ms) what is under way may still take when the bot is stopped. */
const FAREWELL = 4000;

/** A sweeping that goes on. */
export interface Sweeping {
  /** Ends it; resolves when what was under way is done, or given up because it took too long. */
  stop(): Promise<void>;
}

/**
 * Sweeps until it is stopped: as soon as there is a place again while more is waiting, after a pause otherwise. When a claim
 * goes wrong that is reported, and the next one comes after the pause.
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

/** Waits, without keeping the process alive for it, and no longer once the signal is given. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
