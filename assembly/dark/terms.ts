/** What the learned evaluations share. */
import { Bits, ROW } from '../board/shape';
import { SQUARES } from './squares';

export function hasKing(mine: Bits, others: Bits): i32 {
  return i32(mine != 0) - i32(others != 0);
}

/** The number of pieces at the start. */
const FULL = SQUARES - 2 * ROW;

/** The score of a packed sum. The upper half is corrected for the carry from the lower half. */
export function blend(both: i32, pieces: i32): i32 {
  const crowded = (both + 0x8000) >> 16;
  const bare = (both << 16) >> 16;
  return (crowded * pieces + bare * (FULL - pieces)) / FULL;
}
