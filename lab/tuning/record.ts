import type { Core } from '../../src/draughts/numeric/core.ts';
import { layoutOf, type Layout } from '../../src/draughts/numeric/layout.ts';
import type { Variant } from '../../src/draughts/variant.ts';

/** The words of a position that a record contains; it omits the last capture and king runs. */
const TOWERS = Array.from({ length: 32 }, (_, square) => 4 + square);
const KEPT: Readonly<Record<Layout, readonly number[]>> = {
  small: [0, 1, 2],
  large: [0, 1, 2, 3, 4, 5],
  towers: [0, 1, 2, ...TOWERS],
  plain: [],
};

const keptOf = (variant: Core['variant']): readonly number[] => KEPT[layoutOf(variant)];

export const widthOf = (variant: Variant): number => keptOf(variant).length + 1;

/** A record contains the squares of a 10x10 board in two words of 25 bits. */
const HALF = 0x1ffffff;

/** Writes the position at the root to a record. */
export function keep({ variant, words, root }: Core, records: Int32Array, at: number): void {
  const [kept, first] = [keptOf(variant), root >>> 2];
  const isLarge = layoutOf(variant) === 'large';
  for (let i = 0; i < kept.length; i += 1) {
    const word = words[first + kept[i]!]!;
    if (!isLarge) records[at + i] = word;
    else records[at + i] = HALF & (i % 2 === 0 ? word : (words[first + i - 1]! >>> 25) | (word << 7));
  }
}

/** Writes a record's position to the root. */
export function restore({ variant, words, root }: Core, records: Int32Array, at: number): void {
  const [kept, first] = [keptOf(variant), root >>> 2];
  const isLarge = layoutOf(variant) === 'large';
  for (let i = 0; i < kept.length; i += 1) {
    const word = records[at + i]!;
    if (!isLarge) words[first + kept[i]!] = word;
    else words[first + i] = i % 2 === 0 ? word | (records[at + i + 1]! << 25) : word >>> 7;
  }
}

interface Note {
  /** In hundredths of a man. `result` is 2 for a win, 1 for a draw, and 0 for a loss. */
  readonly score: number;
  readonly result: number;
  readonly game: number;
}

export const noteOf = ({ score, result, game }: Note): number =>
  (score << 16) | ((game & 255) << 8) | (result & 3);

export const scoreIn = (note: number): number => note >> 16;
export const gameIn = (note: number): number => (note >>> 8) & 255;
export const resultIn = (note: number): number => note & 3;
