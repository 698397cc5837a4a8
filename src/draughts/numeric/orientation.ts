/**
 * Converts readable squares (0 at the top left, for White) to a core's bits. On boards with dark
 * squares, bit 0 is at the mover's lower left; on the plain board, bits equal readable squares.
 */
import { boardOf } from '../geometry.ts';
import { once } from '../once.ts';
import type { Color, Square, Tower } from '../types.ts';
import type { AnyVariant } from '../variant.ts';
import { layoutOf } from './layout.ts';

/** The bit of each square for White; Black's bits count from the other end. */
export type Orientation = readonly number[];

export const orientationOf = once((variant: AnyVariant): Orientation => {
  const { squares } = boardOf(variant);
  if (layoutOf(variant) === 'plain') return squares.map((_, square) => square);
  const perRow = variant.size / 2;
  return squares.map((_, square) => {
    const place = square % perRow;
    const row = variant.size - 1 - Math.floor(square / perRow);
    return perRow * row + (variant.squares === 'lower-left' ? place : perRow - 1 - place);
  });
});

export function bitOf(bits: Orientation, square: Square, turn: Color): number {
  const bit = bits[square] ?? 0;
  return turn === 'white' ? bit : bits.length - 1 - bit;
}

export const boardFrom = (
  orientation: Orientation,
  mover: Color,
  towerOn: (bit: number) => Tower | null,
): readonly (Tower | null)[] => orientation.map((_, square) => towerOn(bitOf(orientation, square, mover)));
