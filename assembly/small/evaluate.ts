/**
 * The evaluations of the 8x8 games: learned, as in `src/engine/evaluate/learned/small.ts`, or by
 * the worth of pieces and squares, as in `src/engine/evaluate/evaluateOf.ts`.
 */
import { goal } from '../tree';
import { blend, halvings, isLearned, sign, weight } from '../weights';
import { above, below, count } from './board';
import { MAIN_ROAD } from './ground';
import { kings as kingsOf, me as meOf, them as themOf } from './position';

export function evaluate(p: usize): i32 {
  const me = meOf(p);
  const them = themOf(p);
  const kings = kingsOf(p);
  return isLearned ? byWeights(me, them, kings) : byWorth(me, them, kings);
}

/** The rows whose number, from the mover's edge, has its lowest, second and third bit set. */
const ROWS_1: u32 = 0xf0f0f0f0;
const ROWS_2: u32 = 0xff00ff00;
const ROWS_4: u32 = 0xffff0000;
const FIRST_ROW: u32 = 0x0000000f;
const LAST_ROW: u32 = 0xf0000000;
const CENTER: u32 = 0x00666600;

function rowsOf(men: u32, flipped: u32): i32 {
  return (
    count(men & (ROWS_1 ^ flipped)) +
    2 * count(men & (ROWS_2 ^ flipped)) +
    4 * count(men & (ROWS_4 ^ flipped))
  );
}

/** The words are the worth of a man, a king, a row, a guard, a central man, and a mobile man. */
function byWorth(me: u32, them: u32, kings: u32): i32 {
  const own = me & ~kings;
  const theirs = them & ~kings;
  return (
    weight(0) * (count(own) - count(theirs)) +
    weight(1) * (count(me & kings) - count(them & kings)) +
    weight(2) * (rowsOf(own, 0) - rowsOf(theirs, 0xffffffff)) +
    weight(3) * (count(own & FIRST_ROW) - count(theirs & LAST_ROW)) +
    weight(4) * (count(own & CENTER) - count(theirs & CENTER)) +
    weight(5) * mobile(me, them, own, theirs)
  );
}

export function mobile(me: u32, them: u32, own: u32, theirs: u32): i32 {
  const empty = ~(me | them);
  return count(own & above(empty)) - count(theirs & below(empty));
}

export function onRoad(own: u32, theirs: u32): i32 {
  return sign(own & MAIN_ROAD) - sign(theirs & MAIN_ROAD);
}

const TERMS = 6;
export const FULL = 24;
/** With so few pieces and kings on both sides, a win is unlikely. */
const FEW = 6;
const PATTERNS = 6561;

/**
 * The part of a side's men on two rows in the patterns of three blocks: base-3 numbers of 16 bits.
 */
const TWO_ROWS = memory.data(8 * 256);
/** The factor of a block's upper two rows in its pattern. */
const ABOVE = 81;

for (let men = 0; men < 256; men++) {
  let lanes: u64 = 0;
  for (let block = 0; block < 3; block++) {
    const lower = ((men >> block) & 1) + 3 * ((men >> (block + 1)) & 1);
    const upper = ((men >> (4 + block)) & 1) + 3 * ((men >> (5 + block)) & 1);
    lanes |= u64(lower + 9 * upper) << (16 * block);
  }
  store<u64>(TWO_ROWS + 8 * men, lanes);
}

/** Both sides' men on two rows, as digits of the patterns. */
function counted(own: u32, theirs: u32, first: i32): u64 {
  const mine = load<u64>(TWO_ROWS + 8 * ((own >> first) & 255));
  return mine + 2 * load<u64>(TWO_ROWS + 8 * ((theirs >> first) & 255));
}

function sumOf(at: i32, lanes: u64): i32 {
  return (
    weight(at + i32(lanes & 0xffff)) +
    weight(at + PATTERNS + i32((lanes >> 16) & 0xffff)) +
    weight(at + 2 * PATTERNS + i32(lanes >> 32))
  );
}

/** The packed weights of the nine blocks of men, from the index `at`. */
export function sumOfBlocks(at: i32, own: u32, theirs: u32): i32 {
  const first = counted(own, theirs, 0);
  const second = counted(own, theirs, 8);
  const third = counted(own, theirs, 16);
  const fourth = counted(own, theirs, 24);
  return (
    sumOf(at, first + ABOVE * second) +
    sumOf(at + 3 * PATTERNS, second + ABOVE * third) +
    sumOf(at + 6 * PATTERNS, third + ABOVE * fourth)
  );
}

function byWeights(me: u32, them: u32, kings: u32): i32 {
  const own = me & ~kings;
  const theirs = them & ~kings;
  let both =
    weight(0) +
    weight(1) * (count(own) - count(theirs)) +
    weight(4) * mobile(me, them, own, theirs) +
    sumOfBlocks(TERMS, own, theirs);
  const pieces = count(me | them);
  if (kings == 0) return blend(both, pieces, FULL);
  const mine = me & kings;
  const other = them & kings;
  both +=
    weight(2) * (count(mine) - count(other)) +
    weight(3) * (sign(mine) - sign(other)) +
    weight(5) * onRoad(mine, other);
  const score = blend(both, pieces, FULL);
  // If the goal is to lose, kings on both sides don't make a draw.
  return goal < 0 || mine == 0 || other == 0 ? score : score / halvings(count(me), count(them), FEW);
}
