/** Sweeping again and again while the bot runs. The timer is only an alarm clock: what is due stands in the store. */
import { setTimeout as sleep } from 'node:timers/promises';

/** The pause between rounds when nothing more is waiting, in ms. */
const PAUSE = 1000;

/** A sweeping that goes on. */
export interface Sweeping {
  /** Ends it; resolves when the round that is under way, if any, is done. */
  stop(): Promise<void>;
}

/**
 * Runs `round` until it is stopped: at once again when it tells that more is waiting, after a pause otherwise. What a
 * round throws is reported, and the next one comes after the pause.
 */
export function keepSweeping(round: () => Promise<boolean>, report: (error: unknown) => void): Sweeping {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = (async () => {
    while (!signal.aborted) {
      const more = await round().catch((error: unknown) => {
        report(error);
        return false;
      });
      await pause(more ? 0 : PAUSE, signal);
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

/** Waits, without keeping the process alive for it, and no longer once the signal is given. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
