/** What a man is worth on each square, for the boards whose evaluation goes from piece to piece. */
import { boardOf } from '../../draughts/geometry.ts';
import { bitOf, orientationOf } from '../../draughts/numeric/orientation.ts';
import type { Variant } from '../../draughts/variant.ts';
import { worthOf } from './worth.ts';

/** By square, as a core counts the squares of a bit board for the side to move. */
export function manOnBits(variant: Variant): Int32Array {
  const orientation = orientationOf(variant);
  const worth = manOnSquares(variant);
  const table = new Int32Array(worth.length);
  worth.forEach((value, square) => (table[bitOf(orientation, square, 'white')] = value));
  return table;
}

/** By square in reading order, for White. */
export function manOnSquares(variant: Variant): Int32Array {
  const { man, row, guard, centre } = worthOf(variant);
  const { size } = variant;
  const middle = (size - 1) / 2;
  return Int32Array.from(boardOf(variant).squares, (place) => {
    const advanced = size - 1 - place.row;
    const isCentral = Math.max(Math.abs(place.row - middle), Math.abs(place.column - middle)) < 2;
    return man + row * advanced + (advanced === 0 ? guard : 0) + (isCentral ? centre : 0);
  });
}
