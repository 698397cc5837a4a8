/** The values that `assembly/` uses without learned weights, for each kind of board. */
import { boardOf } from '../../draughts/geometry.ts';
import { layoutOf } from '../../draughts/numeric/layout.ts';
import { bitOf, orientationOf } from '../../draughts/numeric/orientation.ts';
import type { Variant } from '../../draughts/variant.ts';

interface Worth {
  readonly man: number;
  readonly king: number;
  readonly row: number;
  /** The bonus for a man on the first row, where it prevents crowning. */
  readonly guard: number;
  readonly center: number;
  readonly mobile: number;
}

const TO_WIN: Worth = { man: 100, king: 300, row: 2, guard: 6, center: 3, mobile: 3 };

/**
 * Values are negative if the goal is to lose. On a full board, a flying king is worth about three
 * men (as in Scan and KestoG), and any other king 1.5 men.
 */
function worthOf({ goal, king, size, squares }: Variant): Worth {
  // A player who gives pieces away needs moves that force the opponent to capture.
  if (goal === 'lose') return { man: -60, king: -30, row: 1, guard: -2, center: 0, mobile: 8 };
  if (goal === 'first-king') return { ...TO_WIN, king: 2000, row: 9, guard: 14 };
  if (!king.flies) return { ...TO_WIN, king: 140 };
  // Without a bonus for advanced men, 10x10 scored 60 % (100 games, 2000 nodes per move).
  if (size === 10) return { ...TO_WIN, row: 0 };
  return squares === 'all' ? { ...TO_WIN, king: 500 } : TO_WIN;
}

function manOnBits(variant: Variant): Int32Array {
  const { man, row, guard, center } = worthOf(variant);
  const { size, squares } = boardOf(variant);
  const orientation = orientationOf(variant);
  const middle = (size - 1) / 2;
  const table = new Int32Array(squares.length);
  squares.forEach((place, square) => {
    const advanced = size - 1 - place.row;
    const isCentral = Math.max(Math.abs(place.row - middle), Math.abs(place.column - middle)) < 2;
    const extra = (advanced === 0 ? guard : 0) + (isCentral ? center : 0);
    table[bitOf(orientation, square, 'white')] = man + row * advanced + extra;
  });
  return table;
}

/** The value of a man on each bit of the board, of a king, and of a man that can move. */
const onBits = (variant: Variant): Int32Array =>
  Int32Array.of(...manOnBits(variant), worthOf(variant).king, worthOf(variant).mobile);

/** The value of each piece on each square, in the order of codes (`assembly/codes.ts`). */
function onSquares(variant: Variant): Int32Array {
  const { king } = worthOf(variant);
  const own = manOnBits(variant);
  const theirs = own.toReversed();
  return Int32Array.from([...own].flatMap((man, square) => [0, man, king, -theirs[square]!, -king]));
}

export const wordsOf = (variant: Variant): Int32Array =>
  layoutOf(variant) === 'plain' ? onSquares(variant) : onBits(variant);
