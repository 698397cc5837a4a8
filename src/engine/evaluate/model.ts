/**
 * The features of a learned evaluation: terms, which are numbers for the side to move minus the
 * opponent's, and patterns of men on blocks (`assembly/dark/blocks.ts`). Every term and pattern has
 * one weight for a full board and one for an empty board, mixed by the number of pieces.
 */
import { layoutOf, type Layout } from '../../draughts/numeric/layout.ts';
import type { Variant } from '../../draughts/variant.ts';

export const PATTERNS = 3 ** 8;

export interface Model {
  readonly terms: readonly string[];
  /** The first block and the last change places when the board is turned. */
  readonly blocks: number;
  /** The pieces of a full board. */
  readonly full: number;
}

const small: Model = {
  terms: ['turn', 'men', 'kings', 'has-king', 'mobile-men', 'king-on-road'],
  blocks: 9,
  full: 24,
};

const large: Model = {
  terms: ['turn', 'men', 'kings', 'has-king', 'lopsided', 'king-on-road'],
  blocks: 16,
  full: 40,
};

/** A tower's commander, owned pieces (one to four or more), and prisoners (none to three or more). */
const KINDS = ['man', 'king'].flatMap((commander) =>
  [1, 2, 3, 4].flatMap((run) => [0, 1, 2, 3].map((held) => `${commander}-run-${run}-holds-${held}`)),
);

const towers: Model = {
  terms: ['turn', 'has-king', 'mobile-men', 'king-on-road', 'kings-below', 'kings-held', ...KINDS],
  blocks: 9,
  full: 24,
};

const MODELS: Readonly<Record<Layout, Model | null>> = { small, large, towers, plain: null };

export function modelOf(variant: Variant): Model {
  const model = MODELS[layoutOf(variant)];
  if (!model) throw new Error(`nothing can be learned for ${variant.id} yet`);
  return model;
}

/** The number of weights in a file: of each term and pattern, for a full and an empty board. */
export const weightsOf = ({ terms, blocks }: Model): number => 2 * (terms.length + blocks * PATTERNS);

/**
 * Both weights of a feature in one word, so that one addition adds both. Throws if the number of
 * weights is wrong.
 */
export function pack(model: Model, weights: Int16Array): Int32Array {
  const wanted = weightsOf(model);
  if (weights.length !== wanted) throw new Error(`${weights.length} weights instead of ${wanted}`);
  return Int32Array.from({ length: wanted / 2 }, (_, i) => (weights[2 * i]! << 16) + weights[2 * i + 1]!);
}
