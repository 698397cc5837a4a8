/**
 * The features of a learned evaluation: terms, which are numbers for the side to move minus the
 * opponent's, and patterns. Every term and pattern has one weight for a full board and one for an
 * empty board, mixed by the number of pieces.
 *
 * A block is four rows and four columns, and shares half of itself with the next. Its eight
 * squares, each empty, with an own man or an opponent's man, make one of 3^8 patterns (Buro's
 * pattern evaluation from Othello, which Scan brought to draughts). Kings count as empty squares
 * and are valued separately. A block's squares are the same bits, shifted, so one small table turns
 * men into base 3.
 *
 * A model is implemented twice: by `look` for learning, and by `evaluate` for a fast search.
 */
import type { Evaluate } from '../../search/tree.ts';

export const PATTERNS = 3 ** 8;

export interface Model {
  readonly terms: readonly string[];
  /** The first block and the last change places when the board is turned. */
  readonly blocks: number;
  /** Writes each term's value and each block's pattern; returns how full the board is, 0 to 1. */
  readonly look: (position: number, values: Float64Array, patterns: Int32Array) => number;
  readonly halvings: (position: number) => number;
  /** The evaluation by packed weights, terms first, in hundredths of a man. */
  readonly evaluate: (packed: Int32Array) => Evaluate;
}

/** The digits of a side's men on a block, folded into few bits; the lowest square comes first. */
export const digitsOf = (bits: readonly number[]): Int16Array =>
  Int16Array.from({ length: 2 ** (Math.max(...bits) + 1) }, (_, men) =>
    bits.reduce((number, bit, digit) => number + ((men >>> bit) & 1) * 3 ** digit, 0),
  );

/** The number of weights in a file: of each term and pattern, for a full and an empty board. */
export const weightsOf = ({ terms, blocks }: Model): number => 2 * (terms.length + blocks * PATTERNS);

export const learnedEvaluate = (model: Model, weights: Int16Array): Evaluate =>
  model.evaluate(pack(model, weights));

/**
 * Both weights of a feature in one word, so that one addition adds both. Throws if the number of
 * weights is wrong.
 */
export function pack(model: Model, weights: Int16Array): Int32Array {
  const wanted = weightsOf(model);
  if (weights.length !== wanted) throw new Error(`${weights.length} weights instead of ${wanted}`);
  return Int32Array.from({ length: wanted / 2 }, (_, i) => (weights[2 * i]! << 16) + weights[2 * i + 1]!);
}

/** The score of a packed sum; the upper half gives back the carry from the lower half. */
export function mixed(both: number, pieces: number, all: number): number {
  const full = (both + 0x8000) >> 16;
  const bare = (both << 16) >> 16;
  return ((full * pieces + bare * (all - pieces)) / all) | 0;
}
