/** What a position is judged by. */

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
