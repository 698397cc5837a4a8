import { layoutOf, type Layout } from '../../src/draughts/numeric/layout.ts';
import { board } from '../../src/draughts/numeric/towers/board.ts';
import type { Variant } from '../../src/draughts/variant.ts';

const TOWERS = Array.from({ length: board.WORDS - board.TOWERS }, (_, square) => board.TOWERS + square);

/** The plain board has no learned evaluation. */
const KEPT: Readonly<Record<Layout, readonly number[]>> = {
  small: [0, 1, 2],
  large: [0, 1, 2, 3, 4, 5],
  towers: [board.ME, board.THEM, board.KINGS, ...TOWERS],
  plain: [],
};

export const keptOf = (variant: Variant): readonly number[] => KEPT[layoutOf(variant)];

export const widthOf = (variant: Variant): number => keptOf(variant).length + 1;

interface Note {
  /** Hundredths of a man, and 2 for a win, 1 for a draw, 0 for a loss, for the side to move. */
  readonly score: number;
  readonly result: number;
  readonly game: number;
}

export const noteOf = ({ score, result, game }: Note): number =>
  (score << 16) | ((game & 255) << 8) | (result & 3);

export const scoreIn = (note: number): number => note >> 16;
export const gameIn = (note: number): number => (note >>> 8) & 255;
export const resultIn = (note: number): number => note & 3;
