/**
 * What a learned evaluation looks at: terms, which are numbers each own less theirs, and the patterns on a few blocks of
 * the board (`patterns.ts`). Each term and each pattern has a weight for a full board and one for an empty one, mixed by the
 * number of pieces.
 *
 * A model is read twice: by `look` for learning, feature by feature, and by `evaluate` for the search, as quickly as can be.
 */
import type { Evaluate } from '../../search/tree.ts';
import { PATTERNS } from './patterns.ts';

export interface Model {
  /** The terms' names in the order of their weights. */
  readonly terms: readonly string[];
  /** Blocks of patterns; the first and the last change places when the board is turned. */
  readonly blocks: number;
  /** Writes the value of each term and the pattern on each block of the position at an index of the stack; says how full the board is, 0 to 1. */
  readonly look: (position: number, values: Float64Array, patterns: Int32Array) => number;
  /** How many times the score of the position is halved, because little can be won; `look` leaves that aside. */
  readonly halvings: (position: number) => number;
  /** The evaluation by packed weights (`pack`), terms first, in hundredths of a man. */
  readonly evaluate: (packed: Int32Array) => Evaluate;
}

/** Weights of a model in a file: for each term, then for each pattern of each block, of a full and of an empty board. */
export const weightsOf = ({ terms, blocks }: Model): number => 2 * (terms.length + blocks * PATTERNS);

/** The evaluation by a file's weights. Throws when there are too few or too many. */
export function learnedEvaluate(model: Model, weights: Int16Array): Evaluate {
  const wanted = weightsOf(model);
  if (weights.length !== wanted) throw new Error(`${weights.length} weights instead of ${wanted}`);
  return model.evaluate(pack(weights));
}

/**
 * Both weights of a feature in one word, so that one addition sums both. The lower half borrows from the upper, which is
 * given back when they are parted.
 */
export const pack = (weights: Int16Array): Int32Array =>
  Int32Array.from({ length: weights.length / 2 }, (_, i) => (weights[2 * i]! << 16) + weights[2 * i + 1]!);

/** The score of packed sums on a board with so many of all its pieces. */
export function mixed(both: number, pieces: number, all: number): number {
  const full = (both + 0x8000) >> 16;
  const bare = (both << 16) >> 16;
  return ((full * pieces + bare * (all - pieces)) / all) | 0;
}
