/** The evaluation's weights. The 10x10 boards have the most: six terms, sixteen blocks, a network. */
const MOST = 6 + 16 * 6561 + 6002;

/** Written by TypeScript: packed weights, or the values of pieces and squares without learning. */
export const WEIGHTS = memory.data(4 * MOST);

export let isLearned: bool = false;

export function chooseWeights(learned: bool): void {
  isLearned = learned;
}

export function weight(at: i32): i32 {
  return load<i32>(WEIGHTS + 4 * at);
}
