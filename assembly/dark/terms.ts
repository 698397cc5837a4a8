/** The features of a learned evaluation, and their sum. Learning reads one position at a time. */
import { Bits, ROW } from '../board/shape';
import { weight } from '../weights';
import { SQUARES } from './squares';

const MOST_TERMS = 64;
const MOST_BLOCKS = 16;

/** Each term's value, and the number of each block's pattern, 16 bits each. */
export const TERM = memory.data(4 * MOST_TERMS);
export const PATTERN = memory.data(2 * MOST_BLOCKS + 8);

/** While learning reads a position, each feature is written as well as added up. */
let isLooking: bool = false;

export function beginLooking(): void {
  isLooking = true;
  memory.fill(TERM, 0, 4 * MOST_TERMS);
}

export function endLooking(): void {
  isLooking = false;
}

/** A term's packed weight, times its value. */
export function term(n: i32, value: i32): i32 {
  if (isLooking) store<i32>(TERM + 4 * n, load<i32>(TERM + 4 * n) + value);
  return weight(n) * value;
}

/** The patterns of a band's three or four blocks. The next band overwrites an unused fourth. */
export function pattern(block: i32, lanes: u64): void {
  if (isLooking) store<u64>(PATTERN + 2 * block, lanes);
}

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
