/**
 * A network of three layers that corrects the sum of the patterns: 16 sums of weights by piece and
 * square, squared between 0 and 255; eight sums of these; and the score. `pack` in
 * `src/engine/evaluate/model.ts` writes it to memory, with the sums of all sets of men on a row.
 */
import { Bits, ROW } from '../board/shape';
import { WEIGHTS } from '../weights';
import { SQUARES, squareOf } from './squares';

const WIDE = 32;
const SETS = 1 << ROW;
/** The weights follow those of the patterns, and a word that is 0 if there is no network. */
const MEN = WEIGHTS + 4 * ((6 + (ROW - 1) * (ROW - 1) * 6561 + 4) & ~3);
const RIVALS = MEN + WIDE * 2 * ROW * SETS;
const KINGS = RIVALS + WIDE * 2 * ROW * SETS;
const START = KINGS + WIDE * 2 * SQUARES;
const MIXED = START + WIDE;
const MIXED_START = MIXED + 8 * WIDE;
const LAST = MIXED_START + 16;
const SQUARED = memory.data(WIDE);

/** In hundredths of a man. */
export function network(own: Bits, theirs: Bits, mine: Bits, rivals: Bits): i32 {
  if (load<i32>(MEN - 4) == 0) return 0;
  let low = v128.load(START);
  let high = v128.load(START, 16);
  for (let row = 0; row < 2 * ROW; row++) {
    const men = MEN + WIDE * (SETS * row + (i32(own >> (ROW * row)) & (SETS - 1)));
    const others = RIVALS + WIDE * (SETS * row + (i32(theirs >> (ROW * row)) & (SETS - 1)));
    low = i16x8.add(low, i16x8.add(v128.load(men), v128.load(others)));
    high = i16x8.add(high, i16x8.add(v128.load(men, 16), v128.load(others, 16)));
  }
  for (let rest = mine | rivals; rest != 0; rest &= rest - 1) {
    const king = KINGS + WIDE * (squareOf(rest) + ((rest & (0 - rest) & rivals) != 0 ? SQUARES : 0));
    low = i16x8.add(low, v128.load(king));
    high = i16x8.add(high, v128.load(king, 16));
  }
  v128.store(SQUARED, squared(low));
  v128.store(SQUARED, squared(high), 16);
  let first = i32x4.shl(v128.load16x4_s(MIXED_START), 10);
  let second = i32x4.shl(v128.load16x4_s(MIXED_START, 8), 10);
  for (let n = 0; n < 8; n++) {
    const both = v128.load32_splat(SQUARED + 4 * n);
    first = i32x4.add(first, i32x4.dot_i16x8_s(both, v128.load(MIXED + WIDE * n)));
    second = i32x4.add(second, i32x4.dot_i16x8_s(both, v128.load(MIXED + WIDE * n, 16)));
  }
  const mixed = clamped(i16x8.narrow_i32x4_s(i32x4.shr_s(first, 7), i32x4.shr_s(second, 7)), 4064);
  const last = i32x4.dot_i16x8_s(mixed, v128.load(LAST));
  const two = i32x4.extract_lane(last, 0) + i32x4.extract_lane(last, 1);
  return (two + i32x4.extract_lane(last, 2) + i32x4.extract_lane(last, 3)) >> 16;
}

function clamped(lanes: v128, most: i16): v128 {
  return i16x8.min_s(i16x8.max_s(lanes, i16x8.splat(0)), i16x8.splat(most));
}

function squared(sums: v128): v128 {
  const whole = clamped(sums, 255);
  return i16x8.shr_u(i16x8.mul(whole, whole), 8);
}
