/**
 * The dark squares of an 8x8 or 10x10 board as bits, for the side to move, which is at the bottom
 * and moves up, so one generator serves both colors. Bit 0 is the lower left square:
 *
 *      28  29  30  31
 *    24  25  26  27
 *      20  21  22  23          even rows (0, 2 …) begin at the left edge,
 *    16  17  18  19            odd rows end at the right edge
 *      12  13  14  15
 *     8   9  10  11
 *       4   5   6   7
 *     0   1   2   3
 */
import { ALL, Bits, EVEN, NOT_LEFT, NOT_RIGHT, ODD, ROW } from '../board/shape';

export const IS_LARGE: bool = ROW == 5;
const SIDE = 2 * ROW;
export const SQUARES = SIDE * ROW;
/** Bytes of a set. */
export const WORD = IS_LARGE ? 8 : 4;

/** Up-left, up-right, down-left, down-right; on 10x10 also up, left, right, down for Frisian. */
export const WAYS = IS_LARGE ? 8 : 4;
export const DIAGONALS = 4;
/** The directions to higher squares, as bits. */
const RISING = 0b01010011;

/** By square and direction: the next square, the square behind it, and the ray; 0 off the board. */
const NEXT = memory.data(WORD * SQUARES * WAYS);
const BEHIND = memory.data(WORD * SQUARES * WAYS);
const RAY = memory.data(WORD * SQUARES * WAYS);
/** The neighbors of a square over which a piece could jump to it. */
const AROUND = memory.data(WORD * SQUARES);

function rowsOf(way: i32): i32 {
  if (way < DIAGONALS) return way < 2 ? 1 : -1;
  return way == 4 ? 2 : way == 7 ? -2 : 0;
}

function columnsOf(way: i32): i32 {
  if (way < DIAGONALS) return (way & 1) == 0 ? -1 : 1;
  return way == 5 ? -2 : way == 6 ? 2 : 0;
}

function bitAt(row: i32, column: i32): Bits {
  if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) return 0;
  return (<Bits>1) << (ROW * row + (column >> 1));
}

for (let square = 0; square < SQUARES; square++) {
  const row = square / ROW;
  const column = 2 * (square % ROW) + (row & 1);
  let around: Bits = 0;
  for (let way = 0; way < WAYS; way++) {
    const up = rowsOf(way);
    const right = columnsOf(way);
    let ray: Bits = 0;
    for (let n = 1; n < SIDE; n++) ray |= bitAt(row + n * up, column + n * right);
    const at = WORD * (square * WAYS + way);
    const first = bitAt(row + up, column + right);
    const second = bitAt(row + 2 * up, column + 2 * right);
    store<Bits>(NEXT + at, first);
    store<Bits>(BEHIND + at, second);
    store<Bits>(RAY + at, ray);
    if (second != 0) around |= first;
  }
  store<Bits>(AROUND + WORD * square, around);
}

export function next(square: i32, way: i32): Bits {
  return load<Bits>(NEXT + WORD * (square * WAYS + way));
}

export function behind(square: i32, way: i32): Bits {
  return load<Bits>(BEHIND + WORD * (square * WAYS + way));
}

export function ray(square: i32, way: i32): Bits {
  return load<Bits>(RAY + WORD * (square * WAYS + way));
}

export function around(square: i32): Bits {
  return load<Bits>(AROUND + WORD * square);
}

export function squareOf(bit: Bits): i32 {
  return i32(ctz<Bits>(bit));
}

export function bitOf(square: i32): Bits {
  return (<Bits>1) << square;
}

export function count(squares: Bits): i32 {
  return i32(popcnt<Bits>(squares));
}

/** The nearest of the squares in a direction; 0 if there is none. */
export function firstOn(squares: Bits, way: i32): Bits {
  if (((RISING >> way) & 1) != 0) return squares & (0 - squares);
  return squares == 0 ? 0 : ((<Bits>1) << (8 * WORD - 1)) >> clz<Bits>(squares);
}

/** The squares of a ray before the first of the squares `some`. */
export function openOn(whole: Bits, some: Bits, way: i32): Bits {
  const stop = firstOn(whole & some, way);
  return stop == 0 ? whole : whole & ~stop & ~ray(squareOf(stop), way);
}

/**
 * The next of the squares that a king can reach in a direction: on 10x10 the nearest, on 8x8 the
 * lowest. Any order would work, but among equal moves the search prefers the first.
 */
export function nextOf(open: Bits, way: i32): Bits {
  return IS_LARGE ? firstOn(open, way) : open & (0 - open);
}

/** The board from the other side. */
export function turned(squares: Bits): Bits {
  let b = squares;
  b = ((b >> 1) & <Bits>0x5555555555555555) | ((b & <Bits>0x5555555555555555) << 1);
  b = ((b >> 2) & <Bits>0x3333333333333333) | ((b & <Bits>0x3333333333333333) << 2);
  b = ((b >> 4) & <Bits>0x0f0f0f0f0f0f0f0f) | ((b & <Bits>0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<Bits>(b) >> (8 * WORD - SQUARES);
}

/** The men with an opponent's piece in front and an empty square behind it. */
export function forwardJumpers(men: Bits, them: Bits, empty: Bits): Bits {
  const even = men & EVEN;
  const odd = men & ODD;
  return (
    (((even & (them >> (ROW - 1))) | (odd & (them >> ROW))) & (empty >> (2 * ROW - 1)) & NOT_LEFT) |
    (((even & (them >> ROW)) | (odd & (them >> (ROW + 1)))) & (empty >> (2 * ROW + 1)) & NOT_RIGHT)
  );
}

/** The same for men that also capture backward. */
export function jumpers(men: Bits, them: Bits, empty: Bits): Bits {
  const even = men & EVEN;
  const odd = men & ODD;
  return (
    forwardJumpers(men, them, empty) |
    (((even & (them << (ROW + 1))) | (odd & (them << ROW))) & (empty << (2 * ROW + 1)) & NOT_LEFT) |
    (((even & (them << ROW)) | (odd & (them << (ROW - 1)))) & (empty << (2 * ROW - 1)) & NOT_RIGHT)
  );
}

/** The squares on 10x10 from which a jump of four columns left (right) stays on the board. */
const FAR_FROM_LEFT = <Bits>0x39ce739ce739c;
const FAR_FROM_RIGHT = <Bits>0xe739ce739ce7;

/** The men that can jump along ranks and files (Frisian). */
export function straightJumpers(men: Bits, them: Bits, empty: Bits): Bits {
  return (
    men &
    (((them >> 10) & (empty >> 20)) |
      ((them << 10) & (empty << 20)) |
      ((them << 1) & (empty << 2) & FAR_FROM_LEFT) |
      ((them >> 1) & (empty >> 2) & FAR_FROM_RIGHT))
  );
}

export function emptyFor(me: Bits, them: Bits): Bits {
  return ALL & ~(me | them);
}
