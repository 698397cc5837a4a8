import { kings, me, them } from '../dark/position';
import { mixed } from '../key';

export * from '../dark/ground';

/** The diagonal a1-h8. */
export const MAIN_ROAD: u32 = 0x88442211;

/** Whether a lone king is on the main road without an opponent there. */
export function holdsRoad(p: usize, isOwn: bool): bool {
  const own = me(p) & MAIN_ROAD;
  const theirs = them(p) & MAIN_ROAD;
  return isOwn ? own != 0 && theirs == 0 : theirs != 0 && own == 0;
}

export function hash(p: usize): i32 {
  return mixed(mixed(mixed(1, me(p)), them(p)), kings(p));
}

export function lock(p: usize): i32 {
  return mixed(mixed(mixed(2, kings(p)), them(p)), me(p));
}
