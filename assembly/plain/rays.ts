/**
 * The variant's directions, written by TypeScript (`src/draughts/numeric/rays.ts`). The squares of
 * a ray are at `(square * ways + way) * size + distance`, nearest first, and -1 off the board.
 */
const MOST_SQUARES = 72;
const MOST_WAYS = 8;
const MOST_SIZE = 12;
const BYTES = 2 * MOST_SQUARES * MOST_WAYS * MOST_SIZE;

/** Each table of rays starts with its number of directions. */
const HEAD = 4;

export const MAN_MOVES = memory.data(HEAD + BYTES);
export const KING_MOVES = memory.data(HEAD + BYTES);
export const MAN_CAPTURES = memory.data(HEAD + BYTES);
export const KING_CAPTURES = memory.data(HEAD + BYTES);
/** Whether a square is in the last row. */
export const CROWNS = memory.data(MOST_SQUARES);

export function waysOf(rays: usize): i32 {
  return load<i32>(rays);
}

/** Turkish pieces capture up, left, right and, if they are kings, down. */
export function backOf(way: i32): i32 {
  return 3 - way;
}

export function squareOn(rays: usize, at: i32): i32 {
  return i32(load<i16>(rays + 2 * at, HEAD));
}

export function isLast(square: i32): bool {
  return load<u8>(CROWNS + square) != 0;
}
