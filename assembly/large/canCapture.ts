/**
 * The pieces that can capture, as in `jumpers.ts` and `kingRuns.ts` of
 * `src/draughts/numeric/large/`.
 */
import { ALL, DIAGONALS, EVEN, firstOn, isIn, next, NOT_LEFT, NOT_RIGHT, ODD, WAYS } from './board';
import { has, STRAIGHT } from '../facts';

/** The squares from which a jump of four columns to the left (to the right) stays on the board. */
const FAR_FROM_LEFT: u64 = 0x39ce739ce739c;
const FAR_FROM_RIGHT: u64 = 0xe739ce739ce7;

/** The men that can jump. */
export function jumpers(men: u64, them: u64, empty: u64): u64 {
  const even = men & EVEN;
  const odd = men & ODD;
  const upLeft = ((even & (them >> 4)) | (odd & (them >> 5))) & (empty >> 9) & NOT_LEFT;
  const upRight = ((even & (them >> 5)) | (odd & (them >> 6))) & (empty >> 11) & NOT_RIGHT;
  const downLeft = ((even & (them << 6)) | (odd & (them << 5))) & (empty << 11) & NOT_LEFT;
  const downRight = ((even & (them << 5)) | (odd & (them << 4))) & (empty << 9) & NOT_RIGHT;
  const diagonal = upLeft | upRight | downLeft | downRight;
  if (!has(STRAIGHT)) return diagonal;
  const straight =
    ((them >> 10) & (empty >> 20)) |
    ((them << 10) & (empty << 20)) |
    ((them << 1) & (empty << 2) & FAR_FROM_LEFT) |
    ((them >> 1) & (empty >> 2) & FAR_FROM_RIGHT);
  return diagonal | (men & straight);
}

export function canCapture(me: u64, them: u64, kings: u64): bool {
  const empty = ALL & ~(me | them);
  if (jumpers(me & ~kings, them, empty) != 0) return true;
  for (let rest = me & kings; rest != 0; rest &= rest - 1) {
    if (canKingJump(i32(ctz(rest)), them, empty)) return true;
  }
  return false;
}

function canKingJump(square: i32, them: u64, empty: u64): bool {
  const ways = has(STRAIGHT) ? WAYS : DIAGONALS;
  for (let way = 0; way < ways; way++) {
    const over = firstOn(square, way, ~empty);
    if (over < 0 || !isIn(over, them)) continue;
    if ((next(over, way) & empty) != 0) return true;
  }
  return false;
}
