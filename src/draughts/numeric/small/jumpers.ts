/**
 * The men on an 8x8 board that can jump, found for all men at once by shifting the boards. Most
 * positions have none, so this precedes the walk.
 *
 * From an even row, up-left and up-right are 3 and 4 bits further, from an odd row 4 and 5; the
 * square behind is always 7 or 9 bits further.
 */
import { board } from './board.ts';

const { EVEN_ROWS, MAY_JUMP_LEFT, MAY_JUMP_RIGHT, ODD_ROWS } = board;

/** The men with an opponent's piece in front and an empty square behind it. */
export function menThatJumpForward(men: number, opponent: number, empty: number): number {
  const even = men & EVEN_ROWS;
  const odd = men & ODD_ROWS;
  return (
    (((even & (opponent >>> 3)) | (odd & (opponent >>> 4))) & (empty >>> 7) & MAY_JUMP_LEFT) |
    (((even & (opponent >>> 4)) | (odd & (opponent >>> 5))) & (empty >>> 9) & MAY_JUMP_RIGHT)
  );
}

/** For men that also capture backward. */
export function menThatJump(men: number, opponent: number, empty: number): number {
  const even = men & EVEN_ROWS;
  const odd = men & ODD_ROWS;
  return (
    menThatJumpForward(men, opponent, empty) |
    (((even & (opponent << 5)) | (odd & (opponent << 4))) & (empty << 9) & (MAY_JUMP_RIGHT << 9)) |
    (((even & (opponent << 4)) | (odd & (opponent << 3))) & (empty << 7) & (MAY_JUMP_LEFT << 7))
  );
}
