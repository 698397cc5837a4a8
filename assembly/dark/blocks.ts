/**
 * The patterns of men. A block has four rows and four columns, and half of it overlaps the next
 * block. Each of its eight squares is empty or has a man of one side or the other, so there are
 * 3^8 patterns. This is Buro's pattern evaluation from Othello; Scan was the first to use it for
 * draughts.
 */
import { Bits, ROW } from '../board/shape';
import { weight } from '../weights';
import { IS_LARGE } from './squares';

const PATTERNS = 6561;
/** The number of blocks side by side, and the size of one band of blocks. */
const ABREAST = ROW - 1;
const BAND = ABREAST * PATTERNS;
const MEN = 1 << (2 * ROW);

/**
 * What a side's men on two rows add to the patterns of the blocks side by side: base-3 numbers of
 * 16 bits.
 */
const TWO_ROWS = memory.data(8 * MEN);
/** The factor for a block's upper two rows in its pattern. */
const ABOVE = 81;

for (let men = 0; men < MEN; men++) {
  let lanes: u64 = 0;
  for (let block = 0; block < ABREAST; block++) {
    const lower = ((men >> block) & 1) + 3 * ((men >> (block + 1)) & 1);
    const upper = ((men >> (ROW + block)) & 1) + 3 * ((men >> (ROW + 1 + block)) & 1);
    lanes |= u64(lower + 9 * upper) << (16 * block);
  }
  store<u64>(TWO_ROWS + 8 * men, lanes);
}

/** Both sides' men on the `n`-th pair of rows, as digits of the patterns. */
function counted(own: Bits, theirs: Bits, n: i32): u64 {
  const mine = load<u64>(TWO_ROWS + 8 * (i32(own >> (2 * ROW * n)) & (MEN - 1)));
  return mine + 2 * load<u64>(TWO_ROWS + 8 * (i32(theirs >> (2 * ROW * n)) & (MEN - 1)));
}

/** The sum of the packed weights of a band's patterns. */
function sumOf(first: i32, band: i32, lanes: u64): i32 {
  const at = first + BAND * band;
  const three =
    weight(at + i32(lanes & 0xffff)) +
    weight(at + PATTERNS + i32((lanes >> 16) & 0xffff)) +
    weight(at + 2 * PATTERNS + i32((lanes >> 32) & 0xffff));
  return IS_LARGE ? three + weight(at + 3 * PATTERNS + i32(lanes >> 48)) : three;
}

/** The sum of the packed weights of all blocks, from the index `at`. */
export function sumOfBlocks(at: i32, own: Bits, theirs: Bits): i32 {
  const first = counted(own, theirs, 0);
  const second = counted(own, theirs, 1);
  const third = counted(own, theirs, 2);
  const fourth = counted(own, theirs, 3);
  const three =
    sumOf(at, 0, first + ABOVE * second) +
    sumOf(at, 1, second + ABOVE * third) +
    sumOf(at, 2, third + ABOVE * fourth);
  return IS_LARGE ? three + sumOf(at, 3, fourth + ABOVE * counted(own, theirs, 4)) : three;
}
