/**
 * The evaluations of the 10x10 games: learned, by packed weights, as in
 * `src/engine/evaluate/learned/large.ts`, or by the worth of pieces, as in
 * `src/engine/evaluate/evaluateOf.ts`.
 */
import { blend, halvings, isLearned, sign, weight } from '../weights';
import { count } from './board';
import { kings as kingsOf, me as meOf, them as themOf } from './position';

const TERMS = 6;
const PATTERNS = 6561;
const BAND = 4 * PATTERNS;
const FULL = 40;
const FEW = 4;
const LEFT: u64 = 0x6318c6318c63;
const RIGHT: u64 = 0x318c6318c6318;
const ROAD: u64 = 0x2104208410821;

/**
 * The part of a side's men on two rows in the patterns of the four blocks side by side: four base-3
 * numbers of 16 bits.
 */
const TWO_ROWS = memory.data(8 * 1024);
/** The factor of a block's upper two rows in its pattern. */
const ABOVE = 81;

for (let men = 0; men < 1024; men++) {
  let lanes: u64 = 0;
  for (let block = 0; block < 4; block++) {
    const lower = ((men >> block) & 1) + 3 * ((men >> (block + 1)) & 1);
    const upper = ((men >> (5 + block)) & 1) + 3 * ((men >> (6 + block)) & 1);
    lanes |= u64(lower + 9 * upper) << (16 * block);
  }
  store<u64>(TWO_ROWS + 8 * men, lanes);
}

/** Both sides' men on two rows, as digits of the patterns. */
function counted(own: u64, theirs: u64, first: i32): u64 {
  const mine = load<u64>(TWO_ROWS + 8 * (i32(own >> first) & 1023));
  return mine + 2 * load<u64>(TWO_ROWS + 8 * (i32(theirs >> first) & 1023));
}

/** The packed weights of the four patterns of a row of blocks. */
function sumOf(at: i32, lanes: u64): i32 {
  return (
    weight(at + i32(lanes & 0xffff)) +
    weight(at + PATTERNS + i32((lanes >> 16) & 0xffff)) +
    weight(at + 2 * PATTERNS + i32((lanes >> 32) & 0xffff)) +
    weight(at + 3 * PATTERNS + i32(lanes >> 48))
  );
}

function lopsided(men: u64): i32 {
  return abs(count(men & LEFT) - count(men & RIGHT));
}

export function evaluate(p: usize): i32 {
  const me = meOf(p);
  const them = themOf(p);
  const kings = kingsOf(p);
  return isLearned ? byWeights(me, them, kings) : byWorth(me, them, kings);
}

const SQUARES = 50;

function byWorth(me: u64, them: u64, kings: u64): i32 {
  let score = weight(SQUARES) * (count(me & kings) - count(them & kings));
  for (let rest = me & ~kings; rest != 0; rest &= rest - 1) score += weight(i32(ctz(rest)));
  for (let rest = them & ~kings; rest != 0; rest &= rest - 1) score -= weight(SQUARES - 1 - i32(ctz(rest)));
  return score;
}

function byWeights(me: u64, them: u64, kings: u64): i32 {
  const own = me & ~kings;
  const theirs = them & ~kings;
  const first = counted(own, theirs, 0);
  const second = counted(own, theirs, 10);
  const third = counted(own, theirs, 20);
  const fourth = counted(own, theirs, 30);
  const fifth = counted(own, theirs, 40);
  let both =
    weight(0) +
    weight(1) * (count(own) - count(theirs)) +
    weight(5) * (lopsided(own) - lopsided(theirs)) +
    sumOf(TERMS, first + ABOVE * second) +
    sumOf(TERMS + BAND, second + ABOVE * third) +
    sumOf(TERMS + 2 * BAND, third + ABOVE * fourth) +
    sumOf(TERMS + 3 * BAND, fourth + ABOVE * fifth);
  const pieces = count(me | them);
  if (kings == 0) return blend(both, pieces, FULL);
  const mine = me & kings;
  const other = them & kings;
  both +=
    weight(2) * (count(mine) - count(other)) +
    weight(3) * (sign(mine) - sign(other)) +
    weight(4) * (sign(mine & ROAD) - sign(other & ROAD));
  const score = blend(both, pieces, FULL);
  return mine == 0 || other == 0 ? score : score / halvings(count(me), count(them), FEW);
}
