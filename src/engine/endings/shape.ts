/**
 * The board as endings see it: how many squares, which of them are next to each other, and every way to put some pieces of a kind on
 * them, numbered by the combinatorial number system.
 *
 * Squares are counted from the lower left as in the numeric core. A set of them is two integers there: `lo` holds the squares below
 * `limb`, `hi` those from it on, which the small board has not.
 */
import type { Layout } from '../../draughts/numeric/coreOf.ts';
import { placeOf } from '../ground/bits.ts';

/** All ways to put so many pieces of a kind on the board, by their numbers. */
export interface Sets {
  readonly count: number;
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  /** The number of the same set when the board is turned round. */
  readonly turned: Int32Array;
}

export interface Shape {
  readonly squares: number;
  /** Squares that a man may stand on, seen from its own side: all but the last row. */
  readonly forMen: number;
  /** A man of the other side never stands on their last row, the lowest squares before this one. */
  readonly theirFirst: number;
  /** Where the upper half of a set begins. */
  readonly limb: number;
  /** Words of a set in the stack: 1 where there is no upper half. */
  readonly halves: 1 | 2;
  /** The next square each way (`square * WAYS + way`), -1 off the board. */
  readonly next: Int8Array;
  /** What the n-th square of a set adds to its number: `nth * squares + square`. */
  readonly ranks: Int32Array;
}

/** The four ways: up-left, up-right, down-left, down-right. */
export const WAYS = 4;
/** Ways 0 and 1 lead up. */
export const FIRST_WAY_DOWN = 2;

const STEPS = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** Pieces of a kind, at most. */
const MOST = 4;

/** Ways to choose `k` of `n`. */
export const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

function shapeOfSize(size: 8 | 10): Shape {
  const row = size / 2;
  const squares = size * row;
  const squareAt = (up: number, right: number): number =>
    up < 0 || up >= size || right < 0 || right >= size ? -1 : row * up + (right >> 1);
  const next = Array.from({ length: squares }, (_, square) => {
    const up = Math.floor(square / row);
    const right = 2 * (square % row) + (up & 1);
    return STEPS.map(([rows, columns]) => squareAt(up + rows, right + columns));
  });
  const ranks = Array.from({ length: MOST + 1 }, (_, nth) =>
    Array.from({ length: squares }, (_item, square) => (square < nth ? 0 : choose(square, nth))),
  );
  return {
    squares,
    forMen: squares - row,
    theirFirst: row,
    limb: size === 8 ? 32 : 25,
    halves: size === 8 ? 1 : 2,
    next: Int8Array.from(next.flat()),
    ranks: Int32Array.from(ranks.flat()),
  };
}

const SHAPES: Readonly<Partial<Record<Layout, Shape>>> = { small: shapeOfSize(8), large: shapeOfSize(10) };

/** The shape of a layout; `null` where endings are not solved. */
export const shapeOf = (layout: Layout): Shape | null => SHAPES[layout] ?? null;

/** The number of a set whose squares are counted from `first` on. */
export function rankOf({ ranks, squares, limb }: Shape, lo: number, hi: number, first: number): number {
  let [nth, rank] = [0, 0 - first];
  for (let rest = lo; rest !== 0; rest &= rest - 1) {
    nth += squares;
    rank += ranks[nth + placeOf(rest & -rest) - first]!;
  }
  for (let rest = hi; rest !== 0; rest &= rest - 1) {
    nth += squares;
    rank += ranks[nth + limb + placeOf(rest & -rest) - first]!;
  }
  return rank + first;
}

const known = new Map<string, Sets>();

/** The sets of `size` squares from `first` to before `end`; the same object for every call. */
export function setsOf(shape: Shape, size: number, first: number, end: number): Sets {
  const name = [shape.squares, size, first, end].join(' ');
  const found = known.get(name);
  if (found) return found;
  const { squares, limb } = shape;
  const count = choose(end - first, size);
  const sets = { count, lo: new Int32Array(count), hi: new Int32Array(count), turned: new Int32Array(count) };
  const put = (
    left: number,
    from: number,
    lo: number,
    hi: number,
    turnedLo: number,
    turnedHi: number,
  ): void => {
    if (left === 0) {
      const number = rankOf(shape, lo, hi, first);
      sets.lo[number] = lo;
      sets.hi[number] = hi;
      sets.turned[number] = rankOf(shape, turnedLo, turnedHi, squares - end);
      return;
    }
    for (let square = from; square < end; square += 1) {
      const other = squares - 1 - square;
      put(
        left - 1,
        square + 1,
        lo | lowBit(square, limb),
        hi | highBit(square, limb),
        turnedLo | lowBit(other, limb),
        turnedHi | highBit(other, limb),
      );
    }
  };
  put(size, first, 0, 0, 0, 0);
  known.set(name, sets);
  return sets;
}

export const lowBit = (square: number, limb: number): number => (square < limb ? 1 << square : 0);
export const highBit = (square: number, limb: number): number => (square < limb ? 0 : 1 << (square - limb));
