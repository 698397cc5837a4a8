/**
 * The 50 dark squares of a 10x10 board in two integers of 25 bits for the side to move: `lo` holds
 * its five rows, `hi` the five beyond. As on the 8x8 board (`small/board.ts`), the side to move
 * moves up, and turning the board swaps and mirrors the two integers.
 *
 *        45  46  47  48  49
 *      40  41  42  43  44
 *        …
 *        25  26  27  28  29     hi: bit = square - 25
 *      20  21  22  23  24
 *        …
 *         5   6   7   8   9
 *       0   1   2   3   4       lo: bit = square
 *
 * A BigInt or an object of two integers is several times slower. There is no ghost column to stop
 * steps over the edge: the tables contain the edges, and only `jumpers.ts` needs masks.
 */

const HALF = 0x1ffffff;
const LIMB = 25;
const ROW = 5;
const SIZE = 10;

/** Rows 0, 2 and 4 of a half. In `hi`, the odd rows touch the left edge. */
const OUTER = 0x1f07c1f;
const INNER = 0x00f83e0;
const TOP = 0x1f00000;

/** Four diagonals as on the 8x8 board, then up, left, right and down for Frisian captures. */
const STEPS = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [2, 0],
  [0, -2],
  [0, 2],
  [-2, 0],
] as const;
const WAYS = STEPS.length;
const DIAGONALS = 4;

/** Counted from the lower left; -1 off the board. */
function squareAt(row: number, column: number): number {
  if (row < 0 || row >= SIZE || column < 0 || column >= SIZE) return -1;
  return ROW * row + (column >> 1);
}

const RAYS = Array.from({ length: 2 * LIMB }, (_, square) => {
  const row = Math.floor(square / ROW);
  const column = 2 * (square % ROW) + (row & 1);
  return STEPS.map(([up, right]) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((n) => squareAt(row + n * up, column + n * right))
      .filter((there) => there >= 0),
  );
});

const bitsOf = (squares: readonly number[], base: number): number =>
  squares.reduce(
    (bits, square) => (square >= base && square < base + LIMB ? bits | (1 << (square - base)) : bits),
    0,
  );

/** One half's bits, at `square * WAYS + way`. */
function table(base: number, part: (ray: readonly number[]) => readonly number[]): Int32Array {
  return Int32Array.from(RAYS.flatMap((ways) => ways.map((ray) => bitsOf(part(ray), base))));
}

const next = (ray: readonly number[]): readonly number[] => ray.slice(0, 1);
const behind = (ray: readonly number[]): readonly number[] => ray.slice(1, 2);

/** The squares next to each square from which it could be jumped over, in the first `ways` ways. */
const around = (base: number, ways: number): Int32Array =>
  Int32Array.from(RAYS, (rays) =>
    bitsOf(
      rays.slice(0, ways).flatMap((ray) => (ray.length > 1 ? next(ray) : [])),
      base,
    ),
  );

/** The squares of a half from which a jump of (rows, columns) stays on the board. */
function within(base: number, rows: number, columns: number): number {
  const squares = Array.from({ length: LIMB }, (_, i) => base + i);
  const stays = squares.filter((square) => {
    const row = Math.floor(square / ROW);
    return squareAt(row + rows, 2 * (square % ROW) + (row & 1) + columns) >= 0;
  });
  return bitsOf(stays, base);
}

export const board = {
  HALF,
  LIMB,
  OUTER,
  INNER,
  TOP,
  /** The last row of `lo`, whose men move into `hi`. */
  BORDER: 0x1f00000,
  WAYS,
  /** The first four ways are diagonal. Ways 0, 1 and 4 lead up. */
  DIAGONALS,
  NEXT_LO: table(0, next),
  NEXT_HI: table(LIMB, next),
  BEHIND_LO: table(0, behind),
  BEHIND_HI: table(LIMB, behind),
  AROUND_LO: around(0, DIAGONALS),
  AROUND_HI: around(LIMB, DIAGONALS),
  RAY_LO: table(0, (ray) => ray),
  RAY_HI: table(LIMB, (ray) => ray),
  /** The next square and the one behind it, -1 off the board. */
  AHEAD: Int8Array.from(RAYS.flatMap((ways) => ways.map((ray) => ray[0] ?? -1))),
  BEHIND: Int8Array.from(RAYS.flatMap((ways) => ways.map((ray) => ray[1] ?? -1))),
  /** The ways to higher squares, as bits. */
  RISING: STEPS.reduce(
    (ways, [up, right], way) => (up > 0 || (up === 0 && right > 0) ? ways | (1 << way) : ways),
    0,
  ),
  /** Words of a successor: own (lo, hi), theirs, kings, the move (captures only), king runs. */
  WORDS: 8,
} as const;

type ByWay = readonly [number, number, number, number, number, number, number, number];

const rooms = (base: number): ByWay => {
  const room = (way: number): number => within(base, 2 * (STEPS[way]?.[0] ?? 0), 2 * (STEPS[way]?.[1] ?? 0));
  return [room(0), room(1), room(2), room(3), room(4), room(5), room(6), room(7)];
};

/** The squares of each half from which a jump in each way stays on the board. */
export const jumpRoom = { lo: rooms(0), hi: rooms(LIMB) } as const;

/** A half from the other side, where it is the other half. */
export function turnHalf(bits: number): number {
  let b = bits;
  b = ((b >>> 1) & 0x55555555) | ((b & 0x55555555) << 1);
  b = ((b >>> 2) & 0x33333333) | ((b & 0x33333333) << 2);
  b = ((b >>> 4) & 0x0f0f0f0f) | ((b & 0x0f0f0f0f) << 4);
  b = ((b >>> 8) & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
  return ((b >>> 16) | (b << 16)) >>> 7;
}
