/**
 * Ratings by Glicko-2: how strong a player seems (`value`), how sure that is (`deviation`) and how steady (`volatility`).
 *
 * Every game closes a rating period of its own, so that a rating is right at once and not after a month; between games
 * the deviation grows with time. That growth is derived when it is asked for, so there is no job that must run nightly.
 *
 * Source: Mark E. Glickman, "Example of the Glicko-2 system", http://www.glicko.net/glicko/glicko2.pdf. The figures are
 * those of lidraughts.org, whose players are the same kind of people.
 */
import glicko2 from 'glicko2-lite';

/** A player's strength at the instant of their latest game. */
export interface Rating {
  /** In Glicko's points. */
  readonly value: number;
  /** The standard error of `value`, in the same points. */
  readonly deviation: number;
  /** By how much the value may be expected to move in a rating period, on Glicko-2's own scale. */
  readonly volatility: number;
  /** When this was so (ms since 1970). */
  readonly at: number;
}

/** What a player brings out of a game. */
export type Score = 0 | 0.5 | 1;

const START = { value: 1500, deviation: 350, volatility: 0.06 } as const;
/** How readily the volatility follows surprising results. */
const TAU = 0.75;
const LOWEST_VALUE = 600;
const LEAST_DEVIATION = 50;
const MOST_DEVIATION = START.deviation;
const MOST_VOLATILITY = 0.1;
/** Points in one unit of Glicko-2's own scale. */
const SCALE = 173.7178;
/** Rating periods that pass in a day without games: a deviation of 60 grows to 110 in a year. */
const PERIODS_A_DAY = 0.21436;
const DAY = 24 * 60 * 60 * 1000;
/** From this deviation on, a rating says too little to stand without its question mark. */
const PROVISIONAL = 110;

/** The rating of someone who has not played yet. */
export const newRating = (at: number): Rating => ({ ...START, at });

/** How unsure a rating has become by an instant (ms); time that runs backward changes nothing. */
export function deviationAt({ deviation, volatility, at }: Rating, now: number): number {
  const periods = (Math.max(0, now - at) / DAY) * PERIODS_A_DAY;
  return Math.min(MOST_DEVIATION, Math.hypot(deviation, Math.sqrt(periods) * volatility * SCALE));
}

/** Whether a rating is shown with a question mark at an instant (ms). */
export const isProvisional = (rating: Rating, now: number): boolean =>
  deviationAt(rating, now) >= PROVISIONAL;

/** The same rating at a later instant (ms): it has only become less sure. */
export const restedUntil = (rating: Rating, now: number): Rating => ({
  ...rating,
  deviation: deviationAt(rating, now),
  at: Math.max(rating.at, now),
});

/** A rating after one game against an opponent as they were before it. */
export function afterGame(own: Rating, opponent: Rating, score: Score, at: number): Rating {
  const { rating, rd, vol } = glicko2(
    own.value,
    deviationAt(own, at),
    own.volatility,
    [[opponent.value, deviationAt(opponent, at), score]],
    { rating: START.value, tau: TAU },
  );
  return {
    value: Math.max(LOWEST_VALUE, rating),
    deviation: Math.min(MOST_DEVIATION, Math.max(LEAST_DEVIATION, rd)),
    volatility: Math.min(MOST_VOLATILITY, vol),
    at: Math.max(own.at, at),
  };
}
