/**
 * How old an interaction was when it reached us. Discord waits three seconds; then it tells the user that the bot did
 * not answer, and carrying out the wish after all would surprise them (a gateway session that is resumed replays what
 * was missed meanwhile).
 *
 * Discord's clock is not ours: a home server's may be off by minutes. So the smallest age ever seen, which is the
 * difference of the clocks plus the fastest delivery, counts as zero. The same number sets our clock by Discord's, for
 * moves are dated by Discord and flags must fall by the same clock. Until an interaction has come, the dates of Discord's
 * answers do: they are up to a second late, and so may a flag be, but never early. An interaction is not taken to be younger than they
 * say either: the first that a process hears of may be one that waited while another died. An interaction from the future, by
 * these dates, is new, and nothing is learned from it: otherwise every later one would seem to come too late.
 *
 * Our clock may be set while the bot runs: a small computer without a battery starts hours behind and learns the time later.
 * Then every interaction would seem to come too late for ever, and flags would fall by the error. So ages are measured by a clock
 * that nobody sets; and as no such clock is quite right either, the smallest age may grow slowly.
 */
import { madeAt } from './snowflake.ts';

/** When Discord gives up on a first response, in ms. */
const DEADLINE = 3000;

/** What an answer needs to get to Discord, and what ages leave out: the way of the fastest delivery. In ms. */
const ON_THE_WAY = 250;

/** How late the dates of answers may be, which are in whole seconds, in ms. */
const ROUNDED = 1000;

/** How wrong a clock that nobody sets may go at most: 9 seconds a day. */
const DRIFT = 0.0001;

export interface Lateness {
  /** The age in ms of an interaction that arrives now. */
  ageOf(interactionId: string): number;
  /** An answer of Discord's came that it dated so (the header `Date`, whole seconds). */
  sawAnswer(date: string | null): void;
  /** How far our clock is ahead of Discord's, in ms, as interactions have told; before the first, as answers have. */
  ahead(): number;
}

/** The smallest that was seen, until something is that may be as small but for the drift since. */
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

/**
 * A measure that begins with no interaction seen; `now` is this machine's clock, in ms, and `clock` one that nobody sets,
 * whatever it counts from, and in whatever parts of one. What comes of it dates moves, so it is in whole ms.
 */
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
      // The first interactions that a process hears of may be old ones, by which our clock would be far ahead.
      const least = Math.min(interactions.value(), answers.value());
      return Number.isFinite(least) ? Math.floor(now()) - (steady() - least) : 0;
    },
  };
}

/** At this age Discord no longer waits for an answer, or will have given up before one gets there. */
export const isTooOld = (age: number): boolean => age >= DEADLINE - ON_THE_WAY;
