/**
 * The 10x10 board in 64 bits. Square n is bit n, numbered as in
 * `src/draughts/numeric/large/board.ts`. A position has three such words: the pieces of the side to
 * move, which moves up, the opponent's pieces, and the kings of both.
 */

const SQUARES = 50;
/**
 * The first four are diagonal: up-left, up-right, down-left, down-right; then up, left, right,
 * down.
 */
export const WAYS = 8;
export const DIAGONALS = 4;
export const ALL: u64 = 0x3ffffffffffff;
/** Rows 0, 2, 4 …, which touch the left edge; and the other rows. */
export const EVEN: u64 = 0x1f07c1f07c1f;
export const ODD: u64 = 0x3e0f83e0f83e0;
/** The squares from which a jump to the left (to the right) stays on the board. */
export const NOT_LEFT: u64 = 0x3def7bdef7bde;
export const NOT_RIGHT: u64 = 0x1ef7bdef7bdef;
export const TOP: u64 = 0x3e00000000000;

/** By square and way: the next square as a bit and as a number (-1 off the board), and the ray. */
const NEXT = memory.data(8 * SQUARES * WAYS);
const RAY = memory.data(8 * SQUARES * WAYS);
const AHEAD = memory.data(4 * SQUARES * WAYS);
/** The ways to higher squares, as bits. */
const RISING = 0b01010011;

function squareAt(row: i32, column: i32): i32 {
  if (row < 0 || row > 9 || column < 0 || column > 9) return -1;
  return 5 * row + (column >> 1);
}

function rowsOf(way: i32): i32 {
  if (way < DIAGONALS) return way < 2 ? 1 : -1;
  return way == 4 ? 2 : way == 7 ? -2 : 0;
}

function columnsOf(way: i32): i32 {
  if (way < DIAGONALS) return (way & 1) == 0 ? -1 : 1;
  return way == 5 ? -2 : way == 6 ? 2 : 0;
}

for (let square = 0; square < SQUARES; square++) {
  for (let way = 0; way < WAYS; way++) {
    const up = rowsOf(way);
    const right = columnsOf(way);
    const row = square / 5;
    const column = 2 * (square % 5) + (row & 1);
    const at = square * WAYS + way;
    const first = squareAt(row + up, column + right);
    store<i32>(AHEAD + 4 * at, first);
    if (first < 0) continue;
    store<u64>(NEXT + 8 * at, u64(1) << first);
    let ray: u64 = 0;
    for (let n = 1, there = first; there >= 0; n++, there = squareAt(row + n * up, column + n * right)) {
      ray |= u64(1) << there;
    }
    store<u64>(RAY + 8 * at, ray);
  }
}

export function next(square: i32, way: i32): u64 {
  return load<u64>(NEXT + 8 * (square * WAYS + way));
}

export function ahead(square: i32, way: i32): i32 {
  return load<i32>(AHEAD + 4 * (square * WAYS + way));
}

/** The nearest of some squares on the ray from a square; -1 without one. */
export function firstOn(square: i32, way: i32, some: u64): i32 {
  const there = load<u64>(RAY + 8 * (square * WAYS + way)) & some;
  if (there == 0) return -1;
  return ((RISING >> way) & 1) != 0 ? i32(ctz(there)) : 63 - i32(clz(there));
}

export function isIn(square: i32, squares: u64): bool {
  return ((squares >> square) & 1) != 0;
}

/** The board from the other side. */
export function turned(squares: u64): u64 {
  let b = squares;
  b = ((b >> 1) & 0x5555555555555555) | ((b & 0x5555555555555555) << 1);
  b = ((b >> 2) & 0x3333333333333333) | ((b & 0x3333333333333333) << 2);
  b = ((b >> 4) & 0x0f0f0f0f0f0f0f0f) | ((b & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<u64>(b) >> 14;
}

export function count(squares: u64): i32 {
  return i32(popcnt(squares));
}
