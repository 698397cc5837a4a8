/**
 * How old an interaction was when it reached us. Discord waits three seconds; then it tells the user that the bot did
 * not answer, and carrying out the wish after all would surprise them (a gateway session that is resumed replays what
 * was missed meanwhile).
 *
 * Discord's clock is not ours: a home server's may be off by minutes. So the smallest age ever seen, which is the
 * difference of the clocks plus the fastest delivery, counts as zero. The same number sets our clock by Discord's, for
 * moves are dated by Discord and flags must fall by the same clock. Until an interaction has come, the dates of Discord's
 * answers do: they are up to a second late, and so may a flag be, but never early.
 */
import { madeAt } from './snowflake.ts';

/** When Discord gives up on a first response, in ms. */
const DEADLINE = 3000;

export interface Lateness {
  /** The age in ms of an interaction that arrives now. */
  ageOf(interactionId: string): number;
  /** An answer of Discord's came that it dated so (the header `Date`, whole seconds). */
  sawAnswer(date: string | null): void;
  /** How far our clock is ahead of Discord's, in ms, as interactions have told; before the first, as answers have. */
  ahead(): number;
}

/** A measure that begins with no interaction seen; `now` is this machine's clock, in ms. */
export function measureLateness(now: () => number): Lateness {
  let least = Number.POSITIVE_INFINITY;
  let dated = Number.POSITIVE_INFINITY;
  return {
    ageOf: (interactionId) => {
      const apparent = now() - madeAt(interactionId);
      least = Math.min(least, apparent);
      return apparent - least;
    },
    sawAnswer: (date) => {
      const at = Date.parse(date ?? '');
      if (Number.isFinite(at)) dated = Math.min(dated, now() - at);
    },
    ahead: () => [least, dated].find(Number.isFinite) ?? 0,
  };
}

/** Discord no longer waits for an answer at this age. */
export const isTooOld = (age: number): boolean => age >= DEADLINE;
