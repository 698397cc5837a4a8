/**
 * Ratings by Glicko-2: strength (`value`), uncertainty (`deviation`) and consistency
 * (`volatility`).
 *
 * Every game is its own rating period, so that ratings are always current. Between games, the
 * deviation grows over time. This is computed on demand instead of by a nightly job.
 *
 * Source: Mark E. Glickman, "Example of the Glicko-2 system",
 * http://www.glicko.net/glicko/glicko2.pdf. The parameters are those of lidraughts.org, which has
 * similar players.
 */
import glicko2 from 'glicko2-lite';
import { DAY } from '../game/calendar/span.ts';

export interface Rating {
  readonly value: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly at: number;
}

export type Score = 0 | 0.5 | 1;

const START = { value: 1500, deviation: 350, volatility: 0.06 } as const;
const TAU = 0.75;
const LOWEST_VALUE = 600;
const LEAST_DEVIATION = 50;
const MOST_DEVIATION = START.deviation;
const MOST_VOLATILITY = 0.1;
/** Points per unit of Glicko-2's internal scale. */
const SCALE = 173.7178;
/** Rating periods per day without games. A deviation of 60 grows to 110 in one year. */
const PERIODS_A_DAY = 0.21436;
/** From this deviation on, a rating is shown with a question mark. */
const PROVISIONAL = 110;

export const newRating = (at: number): Rating => ({ ...START, at });

export function deviationAt({ deviation, volatility, at }: Rating, now: number): number {
  const periods = (Math.max(0, now - at) / DAY) * PERIODS_A_DAY;
  return Math.min(MOST_DEVIATION, Math.hypot(deviation, Math.sqrt(periods) * volatility * SCALE));
}

export const isUncertain = (deviation: number): boolean => deviation >= PROVISIONAL;

/** About five games lower the deviation to this. */
const SETTLING = 200;

/** Whether a rating still jumps so far that its changes say little. */
export const isNew = (deviation: number): boolean => deviation >= SETTLING;

export const isProvisional = (rating: Rating, now: number): boolean => isUncertain(deviationAt(rating, now));

export const restedUntil = (rating: Rating, now: number): Rating => ({
  ...rating,
  deviation: deviationAt(rating, now),
  at: Math.max(rating.at, now),
});

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
