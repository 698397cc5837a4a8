/**
 * What is kept of a position from the engine's own games: the words that its evaluation reads, and one word with the
 * search's opinion, the game's result and the game. Seven words a position in the 10x10 games, four in the 8x8 ones.
 */
import { layoutOf, type Layout } from '../../src/draughts/numeric/coreOf.ts';
import { board } from '../../src/draughts/numeric/towers/board.ts';
import type { Variant } from '../../src/draughts/variant.ts';

const TOWERS = Array.from({ length: board.WORDS - board.TOWERS }, (_, square) => board.TOWERS + square);

/** The words of a position in the stack that are kept; the rest are zero. The plain board has no learned evaluation yet. */
const KEPT: Readonly<Record<Layout, readonly number[]>> = {
  small: [0, 1, 2],
  large: [0, 1, 2, 3, 4, 5],
  towers: [board.ME, board.THEM, board.KINGS, ...TOWERS],
  plain: [],
};

/** The words of a variant's positions that are kept, by their place in the stack. */
export const keptOf = (variant: Variant): readonly number[] => KEPT[layoutOf(variant)];

/** Words of a record. */
export const widthOf = (variant: Variant): number => keptOf(variant).length + 1;

/** What a record says of its position. */
export interface Note {
  /** The search's opinion at the time, in hundredths of a man, and the result of the game: 2 for a win, 1 for a draw, 0 for a loss; both for the side to move. */
  readonly score: number;
  readonly result: number;
  /** The game's number in its shard, modulo 256. */
  readonly game: number;
}

/** A note in one word. */
export const noteOf = ({ score, result, game }: Note): number =>
  (score << 16) | ((game & 255) << 8) | (result & 3);

export const scoreIn = (note: number): number => note >> 16;
export const gameIn = (note: number): number => (note >>> 8) & 255;
export const resultIn = (note: number): number => note & 3;
