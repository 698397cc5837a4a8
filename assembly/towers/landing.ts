import { MOST_CAPTURES } from '../effort';
import { name, write } from '../dark/position';
import { bitOf } from '../dark/squares';
import { taken } from '../dark/trail';
import {
  commanderIsKing,
  copy,
  crown,
  kings,
  me,
  ownCount,
  setTower,
  SIZE,
  them,
  tower,
  withoutCommander,
  withPrisoner,
} from './position';

/**
 * Writes a finished capture of `depth` pieces to `top`: moves their commanders below the tower.
 * Each order of capture is a move, because it makes the tower. Returns the index after the last
 * capture, or 0 if there are too many.
 */
export function landed(
  position: usize,
  start: usize,
  top: usize,
  from: i32,
  to: i32,
  gone: u32,
  depth: i32,
  isCrowned: bool,
): usize {
  if (i32(top - start) >= MOST_CAPTURES * SIZE) return 0;
  copy(position, top);
  let captor = tower(top, from);
  setTower(top, from, 0);
  const here = bitOf(to);
  let own = (me(position) & ~bitOf(from)) | here;
  let other = them(position) & ~gone;
  let crowned = kings(position) & ~bitOf(from) & ~gone;
  for (let i = 0; i < depth; i++) {
    const square = taken(i);
    const prey = tower(top, square);
    captor = withPrisoner(captor, commanderIsKing(prey));
    const left = withoutCommander(prey);
    setTower(top, square, left);
    if (left == 0) continue;
    if (ownCount(prey) == 1) own |= bitOf(square);
    else other |= bitOf(square);
    crowned |= commanderIsKing(left) << square;
  }
  setTower(top, to, isCrowned ? crown(captor) : captor);
  name(top, from, to);
  return write(top, own, other, isCrowned ? crowned | here : crowned);
}
