/** The 8x8 board in 32 bits, numbered as in `src/draughts/numeric/small/board.ts`. */

const SQUARES = 32;
export const WAYS = 4;
export const TOP: u32 = 0xf0000000;

const EVEN_ROWS: u32 = 0x0f0f0f0f;
const ODD_ROWS: u32 = 0xf0f0f0f0;
/** The squares from which a jump up-left (up-right) stays on the board. */
const MAY_JUMP_LEFT: u32 = 0x00eeeeee;
const MAY_JUMP_RIGHT: u32 = 0x00777777;

/**
 * By square and way (up-left, up-right, down-left, down-right): bits of squares, 0 off the board.
 */
const NEXT = memory.data(4 * SQUARES * WAYS);
const BEHIND = memory.data(4 * SQUARES * WAYS);
const RAY = memory.data(4 * SQUARES * WAYS);
/** The squares next to a square from which it could be jumped to. */
const AROUND = memory.data(4 * SQUARES);

function bitAt(row: i32, column: i32): u32 {
  return row < 0 || row > 7 || column < 0 || column > 7 ? 0 : u32(1) << (4 * row + (column >> 1));
}

for (let square = 0; square < SQUARES; square++) {
  let around: u32 = 0;
  for (let way = 0; way < WAYS; way++) {
    const up = way < 2 ? 1 : -1;
    const right = (way & 1) == 0 ? -1 : 1;
    const row = square >> 2;
    const column = 2 * (square & 3) + (row & 1);
    let ray: u32 = 0;
    for (let n = 1; n < 8; n++) ray |= bitAt(row + n * up, column + n * right);
    const at = 4 * (square * WAYS + way);
    const first = bitAt(row + up, column + right);
    const second = bitAt(row + 2 * up, column + 2 * right);
    store<u32>(NEXT + at, first);
    store<u32>(BEHIND + at, second);
    store<u32>(RAY + at, ray);
    if (second != 0) around |= first;
  }
  store<u32>(AROUND + 4 * square, around);
}

export function next(square: i32, way: i32): u32 {
  return load<u32>(NEXT + 4 * (square * WAYS + way));
}

export function behind(square: i32, way: i32): u32 {
  return load<u32>(BEHIND + 4 * (square * WAYS + way));
}

export function ray(square: i32, way: i32): u32 {
  return load<u32>(RAY + 4 * (square * WAYS + way));
}

export function around(square: i32): u32 {
  return load<u32>(AROUND + 4 * square);
}

/** The nearest square in a way; 0 without one. */
export function firstOn(squares: u32, way: i32): u32 {
  if (way < 2) return squares & (0 - squares);
  return squares == 0 ? 0 : u32(0x80000000) >> clz(squares);
}

/** The squares of a ray before the first of some squares. */
export function openOn(whole: u32, some: u32, way: i32): u32 {
  const stop = firstOn(whole & some, way);
  return stop == 0 ? whole : whole & ~stop & ~ray(squareOf(stop), way);
}

export function squareOf(bit: u32): i32 {
  return i32(ctz(bit));
}

export function count(squares: u32): i32 {
  return i32(popcnt(squares));
}

/** The board from the other side. */
export function turned(squares: u32): u32 {
  let b = squares;
  b = ((b >> 1) & 0x55555555) | ((b & 0x55555555) << 1);
  b = ((b >> 2) & 0x33333333) | ((b & 0x33333333) << 2);
  b = ((b >> 4) & 0x0f0f0f0f) | ((b & 0x0f0f0f0f) << 4);
  return bswap<u32>(b);
}

/** The squares with an empty square in front, for the side to move, and for the opponent. */
export function above(empty: u32): u32 {
  return (empty >> 4) | ((empty >> 3) & 0x0e0e0e0e) | ((empty >> 5) & 0x00707070);
}

export function below(empty: u32): u32 {
  return (empty << 4) | ((empty << 3) & 0x70707070) | ((empty << 5) & 0x0e0e0e00);
}

/** The men with an opponent's piece in front and an empty square behind it. */
export function forwardJumpers(men: u32, them: u32, empty: u32): u32 {
  const even = men & EVEN_ROWS;
  const odd = men & ODD_ROWS;
  return (
    (((even & (them >> 3)) | (odd & (them >> 4))) & (empty >> 7) & MAY_JUMP_LEFT) |
    (((even & (them >> 4)) | (odd & (them >> 5))) & (empty >> 9) & MAY_JUMP_RIGHT)
  );
}

/** The same for men that also capture backward. */
export function jumpers(men: u32, them: u32, empty: u32): u32 {
  const even = men & EVEN_ROWS;
  const odd = men & ODD_ROWS;
  return (
    forwardJumpers(men, them, empty) |
    (((even & (them << 5)) | (odd & (them << 4))) & (empty << 9) & (MAY_JUMP_RIGHT << 9)) |
    (((even & (them << 4)) | (odd & (them << 3))) & (empty << 7) & (MAY_JUMP_LEFT << 7))
  );
}
