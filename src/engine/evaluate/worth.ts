/**
 * What pieces are worth by the facts of a variant, in hundredths of a man, where nothing was learned
 * from games. A flying king is worth about three men on a full board (as in Scan and KestoG), a king
 * that steps about one and a half.
 */
import { boardOf } from '../../draughts/geometry.ts';
import { bitOf, orientationOf } from '../../draughts/numeric/orientation.ts';
import type { Variant } from '../../draughts/variant.ts';

interface Worth {
  readonly man: number;
  readonly king: number;
  /** Per row that a man has advanced. */
  readonly row: number;
  /** For a man on the first row, where it prevents crowning. */
  readonly guard: number;
  readonly center: number;
  readonly mobile: number;
}

const TO_WIN: Worth = { man: 100, king: 300, row: 2, guard: 6, center: 3, mobile: 3 };

/** Negative where the goal is to lose. */
export function worthOf({ goal, king, size, squares }: Variant): Worth {
  // To give pieces away, one needs moves that the opponent must answer by capturing.
  if (goal === 'lose') return { man: -60, king: -30, row: 1, guard: -2, center: 0, mobile: 8 };
  if (goal === 'first-king') return { ...TO_WIN, king: 2000, row: 9, guard: 14 };
  if (!king.flies) return { ...TO_WIN, king: 140 };
  // Without worth for advanced men, 10x10 scored 60 % (100 games, 2000 nodes per move).
  if (size === 10) return { ...TO_WIN, row: 0 };
  return squares === 'all' ? { ...TO_WIN, king: 500 } : TO_WIN;
}

export function manOnSquares(variant: Variant): Int32Array {
  const { man, row, guard, center } = worthOf(variant);
  const { size } = variant;
  const middle = (size - 1) / 2;
  return Int32Array.from(boardOf(variant).squares, (place) => {
    const advanced = size - 1 - place.row;
    const isCentral = Math.max(Math.abs(place.row - middle), Math.abs(place.column - middle)) < 2;
    return man + row * advanced + (advanced === 0 ? guard : 0) + (isCentral ? center : 0);
  });
}

export function manOnBits(variant: Variant): Int32Array {
  const orientation = orientationOf(variant);
  const worth = manOnSquares(variant);
  const table = new Int32Array(worth.length);
  worth.forEach((value, square) => (table[bitOf(orientation, square, 'white')] = value));
  return table;
}
