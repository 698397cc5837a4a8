/** The evaluation of each layout without learned weights. */
import { boardOf } from '../../draughts/geometry.ts';
import { layoutOf, type Layout } from '../../draughts/numeric/layout.ts';
import { board as large } from '../../draughts/numeric/large/board.ts';
import { codes } from '../../draughts/numeric/plain/rules.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import { board as towers, ownCount, ownedKings, prisoners } from '../../draughts/numeric/towers/board.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count, placeOf } from '../ground/bits.ts';
import type { Evaluate } from '../search/tree.ts';
import { above, below } from './terms.ts';
import { bitOf, orientationOf } from '../../draughts/numeric/orientation.ts';

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

/** Negative where the goal is to lose. */
/**
 * A flying king is worth about three men on a full board (as in Scan and KestoG), any other king
 * 1.5.
 */
function worthOf({ goal, king, size, squares }: Variant): Worth {
  // A player who gives pieces away needs moves that the opponent must answer by capturing.
  if (goal === 'lose') return { man: -60, king: -30, row: 1, guard: -2, center: 0, mobile: 8 };
  if (goal === 'first-king') return { ...TO_WIN, king: 2000, row: 9, guard: 14 };
  if (!king.flies) return { ...TO_WIN, king: 140 };
  // Without worth for advanced men, 10x10 scored 60 % (100 games, 2000 nodes per move).
  if (size === 10) return { ...TO_WIN, row: 0 };
  return squares === 'all' ? { ...TO_WIN, king: 500 } : TO_WIN;
}

function manOnSquares(variant: Variant): Int32Array {
  const { man, row, guard, center } = worthOf(variant);
  const { size } = variant;
  const middle = (size - 1) / 2;
  return Int32Array.from(boardOf(variant).squares, (place) => {
    const advanced = size - 1 - place.row;
    const isCentral = Math.max(Math.abs(place.row - middle), Math.abs(place.column - middle)) < 2;
    return man + row * advanced + (advanced === 0 ? guard : 0) + (isCentral ? center : 0);
  });
}

function manOnBits(variant: Variant): Int32Array {
  const orientation = orientationOf(variant);
  const worth = manOnSquares(variant);
  const table = new Int32Array(worth.length);
  worth.forEach((value, square) => (table[bitOf(orientation, square, 'white')] = value));
  return table;
}

const { stack } = shared;
const { LIMB } = large;
const { KINGS, ME, THEM, TOWERS } = towers;

const MAKERS: Readonly<Record<Layout, (variant: Variant) => Evaluate>> = {
  towers: towerEvaluate,
  plain: plainEvaluate,
  small: smallEvaluate,
  large: largeEvaluate,
};

export const evaluateOf = (variant: Variant): Evaluate => MAKERS[layoutOf(variant)](variant);

/**
 * The rows whose number, counted from the mover's edge, has its lowest, second and third bit set.
 */
const ROWS_1 = 0xf0f0f0f0 | 0;
const ROWS_2 = 0xff00ff00 | 0;
const ROWS_4 = 0xffff0000 | 0;
const FIRST_ROW = 0x0000000f;
const LAST_ROW = 0xf0000000 | 0;
const CENTER = 0x00666600;

function smallEvaluate(variant: Variant): Evaluate {
  const { man, king, row, guard, center, mobile } = worthOf(variant);
  return (position) => {
    const me = stack[position]!;
    const them = stack[position + 1]!;
    const crowned = stack[position + 2]!;
    const own = me & ~crowned;
    const theirs = them & ~crowned;
    const empty = ~(me | them);
    // Spelled out, because the compiler doesn't inline as many calls within calls.
    let score = man * (count(own) - count(theirs));
    if (crowned !== 0) score += king * (count(me & crowned) - count(them & crowned));
    score += row * (climbed(own) - fallen(theirs));
    score += guard * (count(own & FIRST_ROW) - count(theirs & LAST_ROW));
    score += center * (count(own & CENTER) - count(theirs & CENTER));
    return score + mobile * (count(own & above(empty)) - count(theirs & below(empty)));
  };
}

const climbed = (men: number): number =>
  count(men & ROWS_1) + 2 * count(men & ROWS_2) + 4 * count(men & ROWS_4);
const fallen = (men: number): number =>
  count(men & ~ROWS_1) + 2 * count(men & ~ROWS_2) + 4 * count(men & ~ROWS_4);

/** The worth of a man on each bit of the board, and a king's. */
const manAndKing = (variant: Variant): Int32Array =>
  Int32Array.of(...manOnBits(variant), worthOf(variant).king);

/** What `assembly/` needs for the evaluation of each layout without learned weights. */
export const wordsOf = (variant: Variant): Int32Array => WORDS[layoutOf(variant)](variant);

const WORDS: Readonly<Record<Layout, (variant: Variant) => Int32Array>> = {
  towers: manAndKing,
  plain: worthOnSquares,
  small: (variant) => {
    const { man, king, row, guard, center, mobile } = worthOf(variant);
    return Int32Array.of(man, king, row, guard, center, mobile);
  },
  large: manAndKing,
};

function largeEvaluate(variant: Variant): Evaluate {
  const { king } = worthOf(variant);
  const own = manOnBits(variant);
  const theirs = own.toReversed();
  return (position) => {
    const meLo = stack[position]!;
    const meHi = stack[position + 1]!;
    const themLo = stack[position + 2]!;
    const themHi = stack[position + 3]!;
    const kingsLo = stack[position + 4]!;
    const kingsHi = stack[position + 5]!;
    let score =
      sum(own, meLo & ~kingsLo, 0) +
      sum(own, meHi & ~kingsHi, LIMB) -
      sum(theirs, themLo & ~kingsLo, 0) -
      sum(theirs, themHi & ~kingsHi, LIMB);
    if ((kingsLo | kingsHi) !== 0) {
      score +=
        king *
        (count(meLo & kingsLo) + count(meHi & kingsHi) - count(themLo & kingsLo) - count(themHi & kingsHi));
    }
    return score;
  };
}

function sum(table: Int32Array, bits: number, base: number): number {
  let total = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) total += table[base + placeOf(rest & -rest)]!;
  return total;
}

function worthOnSquares(variant: Variant): Int32Array {
  const { king } = worthOf(variant);
  const own = manOnSquares(variant);
  const squares = boardOf(variant).squares.length;
  const kinds = codes.TAKEN;
  const table = new Int32Array(squares * kinds);
  for (let square = 0; square < squares; square += 1) {
    table[square * kinds + codes.OWN_MAN] = own[square]!;
    table[square * kinds + codes.OWN_KING] = king;
    table[square * kinds + codes.THEIR_MAN] = -own[squares - 1 - square]!;
    table[square * kinds + codes.THEIR_KING] = -king;
  }
  return table;
}

function plainEvaluate(variant: Variant): Evaluate {
  const squares = boardOf(variant).squares.length;
  const kinds = codes.TAKEN;
  const table = worthOnSquares(variant);
  return (position) => {
    let score = 0;
    for (let i = 0; i < squares; i += 1) score += table[i * kinds + stack[position + 1 + i]!]!;
    return score;
  };
}

/**
 * A tower's own pieces are a reserve; prisoners count against it, because the next capture frees a
 * prisoner.
 */
const RESERVE = 45;
const ROYAL_RESERVE = 30;
const PRISONER = 18;

function towerEvaluate(variant: Variant): Evaluate {
  const { king } = worthOf(variant);
  const own = manOnBits(variant);
  const theirs = own.toReversed();
  const side = (position: number, pieces: number, table: Int32Array): number => {
    let score = 0;
    for (let rest = pieces; rest !== 0; rest &= rest - 1) {
      const square = placeOf(rest & -rest);
      const tower = stack[position + TOWERS + square]!;
      const isKing = ((stack[position + KINGS]! >>> square) & 1) === 1;
      score += isKing ? king : table[square]!;
      score += RESERVE * (ownCount(tower) - 1) + ROYAL_RESERVE * count(ownedKings(tower) >>> 1);
      score -= PRISONER * prisoners(tower);
    }
    return score;
  };
  return (position) =>
    side(position, stack[position + ME]!, own) - side(position, stack[position + THEM]!, theirs);
}
