/**
 * Measures the age of interactions. Discord's clock differs from ours, sometimes by minutes. So the
 * smallest age seen (the clocks' difference plus the fastest delivery) counts as zero. Until the
 * first interaction, the dates of Discord's answers limit the ages. They are up to a second late,
 * so an interaction may be flagged late, but never early. An interaction from the future counts as
 * new and is ignored, because otherwise every later one would seem late. Our clock may be set while
 * the bot runs, so ages use a steady clock. No clock is exact, so the smallest age may grow slowly.
 */
import { madeAt } from '../snowflake.ts';
import type { Log } from '../../log.ts';

const DEADLINE = 3000;

/** The time (ms) that an answer needs to reach Discord, and that the fastest delivery takes. */
const ON_THE_WAY = 250;
const ROUNDED = 1000;

/** The maximum drift of a steady clock: 9 seconds per day. */
const DRIFT = 0.0001;

export interface Lateness {
  ageOf(interactionId: string): number;
  sawAnswer(date: string | null): void;
  /** How far our clock is ahead of Discord's, in ms. */
  ahead(): number;
}

function makeLeast(steady: () => number): {
  readonly see: (seen: number) => void;
  readonly value: () => number;
} {
  let least = Number.POSITIVE_INFINITY;
  let since = 0;
  return {
    value: () => least,
    see: (seen) => {
      if (seen > least + (steady() - since) * DRIFT) return;
      least = seen;
      since = steady();
    },
  };
}

/** `clock` is steady. */
export function measureLateness(now: () => number, clock: () => number = now): Lateness {
  const steady = (): number => Math.floor(clock());
  const interactions = makeLeast(steady);
  const answers = makeLeast(steady);
  return {
    ageOf: (interactionId) => {
      const apparent = steady() - madeAt(interactionId);
      if (apparent < answers.value() - ROUNDED) return 0;
      interactions.see(apparent);
      return apparent - Math.min(interactions.value(), answers.value());
    },
    sawAnswer: (date) => {
      const at = Date.parse(date ?? '');
      if (Number.isFinite(at)) answers.see(steady() - at);
    },
    ahead: () => {
      // A process's first interactions can be old, which would make our clock seem far ahead.
      const least = Math.min(interactions.value(), answers.value());
      return Number.isFinite(least) ? Math.floor(now()) - (steady() - least) : 0;
    },
  };
}

export const isTooOld = (age: number): boolean => age >= DEADLINE - ON_THE_WAY;

const CROWD = 5000;

type CountTooLate = (age: number) => void;

/**
 * Logs late interactions, one line per burst, because a resumed gateway session replays the events
 * it missed.
 */
export function countingTooLate(log: Log): CountTooLate {
  let [count, oldest] = [0, 0];
  const tell = (): void => {
    log.warn({ count, oldest }, 'interactions arrived too late to be answered');
    [count, oldest] = [0, 0];
  };
  return (age) => {
    if (count === 0) setTimeout(tell, CROWD).unref();
    count += 1;
    oldest = Math.max(oldest, age);
  };
}
