/**
 * Tells the log of interactions that came too late to be answered. They come in crowds, because a gateway session that is resumed
 * replays what it missed; the log has one line per crowd.
 */
import type { Log } from '../log.ts';

/** How long (ms) a crowd is counted before it is logged. */
const CROWD = 5000;

/** Counts an interaction of this age (ms). */
export type CountTooLate = (age: number) => void;

export function countingTooLate(log: Log): CountTooLate {
  let [count, oldest] = [0, 0];
  const tell = (): void => {
    log.warn({ count, oldest }, 'interactions came too late to be answered');
    [count, oldest] = [0, 0];
  };
  return (age) => {
    if (count === 0) setTimeout(tell, CROWD).unref();
    count += 1;
    oldest = Math.max(oldest, age);
  };
}
