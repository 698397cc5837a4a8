/** Readable squares (0 at the top left, for White) to a core's bits (0 at the mover's lower left). */
import { boardOf } from '../geometry.ts';
import type { Color, Piece, Position, Square, Tower } from '../types.ts';
import type { Variant } from '../variant.ts';

/** The bit of each square for White; Black's bits count from the other end. */
export interface Orientation {
  readonly bits: readonly number[];
  readonly squares: readonly Square[];
}

export function orientationOf(variant: Pick<Variant, 'size' | 'squares'>): Orientation {
  const perRow = variant.size / 2;
  const bits = boardOf(variant).squares.map((_, square) => {
    const place = square % perRow;
    const row = variant.size - 1 - Math.floor(square / perRow);
    return perRow * row + (variant.squares === 'lower-left' ? place : perRow - 1 - place);
  });
  const squares = bits.map((_, bit) => bits.indexOf(bit));
  return { bits, squares };
}

export function bitOf({ bits }: Orientation, square: Square, turn: Color): number {
  const bit = bits[square] ?? 0;
  return turn === 'white' ? bit : bits.length - 1 - bit;
}

export function eachTower(
  orientation: Orientation,
  { board, turn }: Position,
  each: (bit: number, tower: Tower) => void,
): void {
  board.forEach((tower, square) => {
    if (tower) each(bitOf(orientation, square, turn), tower);
  });
}

export const boardFrom = (
  orientation: Orientation,
  mover: Color,
  towerOn: (bit: number) => Tower | null,
): readonly (Tower | null)[] =>
  orientation.bits.map((_, square) => towerOn(bitOf(orientation, square, mover)));

export const pieceOf = (mover: Color, isOwn: boolean, isKing: boolean): Piece => ({
  color: isOwn === (mover === 'white') ? 'white' : 'black',
  role: isKing ? 'king' : 'man',
});
