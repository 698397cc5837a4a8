import { count } from '../dark/squares';

/** The two left and the two right squares of each row. */
const LEFT: u64 = 0x6318c6318c63;
const RIGHT: u64 = 0x318c6318c6318;

function lopsided(men: u64): i32 {
  return abs(count(men & LEFT) - count(men & RIGHT));
}

/** How much more of the men are on one half of the board. */
export function formation(own: u64, theirs: u64, _: u64): i32 {
  return lopsided(own) - lopsided(theirs);
}
