/** The weights of the evaluation. */

/** The 10x10 boards have the most: six terms and sixteen blocks. */
const MOST = 6 + 16 * 6561;

/**
 * Written by TypeScript: packed weights, or the values of pieces and squares if no weights were
 * learned.
 */
export const WEIGHTS = memory.data(4 * MOST);

export let isLearned: bool = false;

export function chooseWeights(learned: bool): void {
  isLearned = learned;
}

export function weight(at: i32): i32 {
  return load<i32>(WEIGHTS + 4 * at);
}
