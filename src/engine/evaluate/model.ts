/**
 * The features of a learned evaluation. A term is a number for the side to move minus the
 * opponent's number; a pattern is the men on a block (`assembly/dark/blocks.ts`). Each feature has
 * one weight for a full board and one for an empty board, mixed by the number of pieces.
 */
import { layoutOf, type Layout } from '../../draughts/numeric/layout.ts';
import type { Variant } from '../../draughts/variant.ts';

export const PATTERNS = 3 ** 8;

export interface Model {
  readonly terms: readonly string[];
  /** Turning the board reverses the order of the blocks. */
  readonly blocks: number;
  /** How many pieces a full board has. */
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
  if (!model) throw new Error(`expected a variant with a model, got ${variant.id}`);
  return model;
}

/** How many weights a file has: two for each term and pattern, for a full and an empty board. */
export const weightsOf = ({ terms, blocks }: Model): number => 2 * (terms.length + blocks * PATTERNS);

/**
 * Packs both weights of a feature into one word, so that one addition adds both. Throws if the
 * number of weights is wrong.
 */
export function pack(model: Model, weights: Int16Array): Int32Array {
  const wanted = weightsOf(model);
  if (weights.length !== wanted) throw new Error(`expected ${wanted} weights, got ${weights.length}`);
  return Int32Array.from({ length: wanted / 2 }, (_, i) => (weights[2 * i]! << 16) + weights[2 * i + 1]!);
}
