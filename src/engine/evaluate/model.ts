/**
 * A learned evaluation. A term is a number for the side to move minus the opponent's number; a
 * pattern is the men on a block (`assembly/dark/blocks.ts`). Each has one weight for a full board
 * and one for an empty board, mixed by the number of pieces. A network (`assembly/dark/network.ts`)
 * may follow.
 */
import { layoutOf, type Layout } from '../../draughts/numeric/layout.ts';
import type { Variant } from '../../draughts/variant.ts';

/** The patterns of a block, and the sums of the network's first layer. */
export const PATTERNS = 3 ** 8;
export const SUMS = 16;

export interface Model {
  readonly terms: number;
  /** Turning the board reverses the order of the blocks. */
  readonly blocks: number;
  /** How many pieces a full board has. */
  readonly full: number;
  /** The squares of a row, for the network; 0 without a network. */
  readonly row: number;
}

const MODELS: Readonly<Record<Layout, Model | null>> = {
  small: { terms: 6, blocks: 9, full: 24, row: 4 },
  large: { terms: 6, blocks: 16, full: 40, row: 5 },
  towers: { terms: 38, blocks: 9, full: 24, row: 0 },
  plain: null,
};

export function modelOf(variant: Variant): Model {
  const model = MODELS[layoutOf(variant)];
  if (!model) throw new Error(`expected a variant with a model, got ${variant.id}`);
  return model;
}

/** How many weights a file has without a network: two for each term and pattern. */
export const weightsOf = ({ terms, blocks }: Model): number => 2 * (terms + blocks * PATTERNS);

/** A third of the last block, with own men on the last row. A file with a network leaves it out. */
export const UNUSED = 2 * 3 ** 7;

/** The network's first layer has weights for two kinds of pieces of two sides. */
export const networkOf = ({ row }: Model): number => (8 * row * row + 1) * SUMS + 9 * SUMS;

/** Packs both weights of a feature into one word, so that one addition adds both. */
export function pack(model: Model, weights: Int16Array): Int32Array {
  const plain = weightsOf(model);
  const [unused, more] = weights.length === plain ? [0, 0] : [UNUSED, networkOf(model)];
  const wanted = plain - unused + more;
  if (weights.length !== wanted) throw new Error(`expected ${wanted} weights, got ${weights.length}`);
  const network = more === 0 ? [] : expanded(model.row, weights.subarray(plain - unused));
  const at = (plain / 2 + 4) & ~3;
  const words = new Int32Array(at + network.length / 2);
  for (let i = 0; i < plain; i += 2) {
    const from = i < plain - 2 * unused ? i : i - unused;
    words[i / 2] = (weights[from]! << 16) + weights[from + 1]!;
  }
  words[at - 1] = network.length;
  new Int16Array(words.buffer, 4 * at).set(network);
  return words;
}

/** Adds up the weights of each set of men on a row. The other weights follow. */
function expanded(row: number, weights: Int16Array): Int16Array {
  const [squares, sets] = [4 * row * row * SUMS, (4 * row * SUMS) << row];
  const out = new Int16Array(sets + weights.length - squares);
  for (let at = 0; at < sets; at += 1) {
    const set = (at / SUMS) & (2 ** row - 1);
    if (set === 0) continue;
    const rest = set & (set - 1);
    const square = row * Math.floor(at / SUMS / 2 ** row) + 31 - Math.clz32(set ^ rest);
    out[at] = out[at - (set - rest) * SUMS]! + weights[square * SUMS + (at % SUMS)]!;
  }
  out.set(weights.subarray(squares), sets);
  return out;
}
