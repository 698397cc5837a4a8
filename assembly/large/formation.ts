import { count } from '../dark/squares';

/** The two leftmost and the two rightmost squares of each row. */
const LEFT: u64 = 0x6318c6318c63;
const RIGHT: u64 = 0x318c6318c6318;

function lopsided(men: u64): i32 {
  return abs(count(men & LEFT) - count(men & RIGHT));
}

/** How much more unevenly own men are spread between left and right than the opponent's men. */
export function formation(own: u64, theirs: u64, _: u64): i32 {
  return lopsided(own) - lopsided(theirs);
}
