import { count } from '../dark/squares';

/** The men with an empty square in front of them. */
export function formation(own: u32, theirs: u32, empty: u32): i32 {
  const above = (empty >> 4) | ((empty >> 3) & 0x0e0e0e0e) | ((empty >> 5) & 0x00707070);
  const below = (empty << 4) | ((empty << 3) & 0x70707070) | ((empty << 5) & 0x0e0e0e00);
  return count(own & above) - count(theirs & below);
}
