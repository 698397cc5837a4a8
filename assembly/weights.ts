/** What a position is judged by, and what all learned evaluations share. */

/** As many as the 10x10 boards have: six terms and sixteen blocks. */
const MOST = 6 + 16 * 6561;

/**
 * Written from TypeScript: packed weights, or, without learned ones, the worth of pieces and
 * squares.
 */
export const WEIGHTS = memory.data(4 * MOST);

export let isLearned: bool = false;

export function chooseWeights(learned: bool): void {
  isLearned = learned;
}

export function weight(at: i32): i32 {
  return load<i32>(WEIGHTS + 4 * at);
}

/** The score of a packed sum; the upper half gives back the carry from the lower half. */
export function blend(both: i32, pieces: i32, full: i32): i32 {
  const crowded = (both + 0x8000) >> 16;
  const bare = (both << 16) >> 16;
  return (crowded * pieces + bare * (full - pieces)) / full;
}

/** The value of each term, for learning, which looks at one position at a time. */
export const TERM = memory.data(4 * 64);

export function term(n: i32, value: i32): void {
  store<i32>(TERM + 4 * n, value);
}
