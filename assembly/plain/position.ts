/**
 * Canadian, Turkish and Armenian: the last move, `from | to << 8`, and one byte per square.
 */

/** A captured piece that still blocks the square. */
export const TAKEN = 5;

/** The numbers of rows and of squares on the variant's board. */
export let size: i32 = 0;
export let squares: i32 = 0;
/** Bytes per position. */
export let SIZE: i32 = 0;

const BOARD = 4;

export function chooseSize(rows: i32, all: i32): void {
  size = rows;
  squares = all;
  SIZE = BOARD + all;
}

export function code(p: usize, square: i32): i32 {
  return i32(load<u8>(p + square, BOARD));
}

export function put(p: usize, square: i32, piece: i32): void {
  store<u8>(p + square, piece, BOARD);
}

export function name(p: usize, from: i32, to: i32): void {
  store<i32>(p, from | (to << 8));
}

export function copyBoard(to: usize, p: usize): void {
  memory.copy(to, p + BOARD, squares);
}
