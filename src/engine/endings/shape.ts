/** Numbers sets of squares with the combinatorial number system. A set is two 32-bit integers. */
import type { Layout } from '../../draughts/numeric/layout.ts';

export interface Sets {
  readonly count: number;
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly turned: Int32Array;
}

export interface Shape {
  readonly squares: number;
  /** The squares where own men can be: all except the last row. */
  readonly forMen: number;
  /** The first square where the opponent's men can be, after their last row. */
  readonly theirFirst: number;
  readonly halves: 1 | 2;
  readonly next: Int8Array;
  /** How much the n-th square of a set adds to the set's number, at `nth * squares + square`. */
  readonly ranks: Int32Array;
}

/** Up-left, up-right, down-left, down-right. */
export const WAYS = 4;
export const FIRST_WAY_DOWN = 2;

const STEPS = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

const MOST = 4;

export const LIMB = 32;

export const placeOf = (bit: number): number => 31 - Math.clz32(bit);

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

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
    halves: size === 8 ? 1 : 2,
    next: Int8Array.from(next.flat()),
    ranks: Int32Array.from(ranks.flat()),
  };
}

const SHAPES: Readonly<Partial<Record<Layout, Shape>>> = { small: shapeOfSize(8), large: shapeOfSize(10) };

/** `null` if the layout's endings can't be solved. */
export const shapeOf = (layout: Layout): Shape | null => SHAPES[layout] ?? null;

/** The number of a set of squares, all of which are at or after `first`. */
export function rankOf({ ranks, squares }: Shape, lo: number, hi: number, first: number): number {
  let [nth, rank] = [0, 0 - first];
  for (let rest = lo; rest !== 0; rest &= rest - 1) {
    nth += squares;
    rank += ranks[nth + placeOf(rest & -rest) - first]!;
  }
  for (let rest = hi; rest !== 0; rest &= rest - 1) {
    nth += squares;
    rank += ranks[nth + LIMB + placeOf(rest & -rest) - first]!;
  }
  return rank + first;
}

const known = new Map<string, Sets>();

export function setsOf(shape: Shape, size: number, first: number, end: number): Sets {
  const name = [shape.squares, size, first, end].join(' ');
  const found = known.get(name);
  if (found) return found;
  const { squares } = shape;
  const count = choose(end - first, size);
  const sets = { count, lo: new Int32Array(count), hi: new Int32Array(count), turned: new Int32Array(count) };
  const put = (set: readonly number[], from: number): void => {
    if (set.length < size) {
      for (let square = from; square < end; square += 1) put([...set, square], square + 1);
      return;
    }
    const [lo, hi] = halvesOf(set);
    const number = rankOf(shape, lo, hi, first);
    sets.lo[number] = lo;
    sets.hi[number] = hi;
    const turned = set.map((square) => squares - 1 - square);
    sets.turned[number] = rankOf(shape, ...halvesOf(turned), squares - end);
  };
  put([], first);
  known.set(name, sets);
  return sets;
}

const halvesOf = (set: readonly number[]): readonly [number, number] => [
  set.reduce((bits, square) => bits | lowBit(square), 0),
  set.reduce((bits, square) => bits | highBit(square), 0),
];

export const lowBit = (square: number): number => (square < LIMB ? 1 << square : 0);
export const highBit = (square: number): number => (square < LIMB ? 0 : 1 << (square - LIMB));
