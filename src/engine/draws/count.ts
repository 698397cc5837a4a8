/**
 * How near a counted draw is, in one integer that a search carries from ply to ply: the numeric twin of
 * `draughts/draws/`, which looks at the whole game each time. A test holds the two against each other.
 *
 *     bits 0-7   plies since the count was last started
 *     bits 8-15  plies that a lone king has stood on the main road (Russian only)
 *     bits 16-   plies left plus one; 0 when nothing is counted
 */

/** Nothing is counted. */
export const NO_COUNT = 0;

/** A running count. */
export const counted = (clock: number, stood: number, plies: number): number =>
  Math.min(clock, 255) | (Math.min(stood, 255) << 8) | ((Math.max(0, plies - clock) + 1) << 16);

export const clockOf = (count: number): number => count & 255;
export const stoodOf = (count: number): number => (count >>> 8) & 255;

/** Whether the count has run out. */
export const isDrawn = (count: number): boolean => count >>> 16 === 1;

/** Plies that may still be played; Infinity when nothing is counted. */
export const pliesLeft = (count: number): number => (count < 1 << 16 ? Infinity : (count >>> 16) - 1);

/**
 * The count after a ply. `before` and `after` are `Ground.material` as the mover saw it; `successor` is the index of the
 * position after it in the stack, still seen by its mover.
 */
export type Counting = (
  count: number,
  before: number,
  after: number,
  isQuietKing: boolean,
  successor: number,
) => number;
