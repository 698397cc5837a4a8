/** Writes moves of towers. */
import { keepTop, top, taken } from '../captureList';
import { name, write } from '../dark/position';
import { bitOf, squareOf } from '../dark/squares';
import {
  commanderIsKing,
  copy,
  crown,
  kings,
  me,
  ownCount,
  setTower,
  them,
  tower,
  withoutCommander,
  withPrisoner,
} from './position';

/**
 * Lists a capture of `depth` pieces: moves their commanders below the tower. Different orders of
 * capture are different moves, because they build different towers.
 */
export function landed(position: usize, from: i32, to: i32, gone: u32, depth: i32, isCrowned: bool): void {
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
  write(top, own, other, isCrowned ? crowned | here : crowned);
  keepTop();
}

/** Writes a quiet move to `at`; `own` and `crowned` are the commanders after the move. */
export function moved(p: usize, at: usize, from: i32, to: u32, own: u32, crowned: u32): usize {
  copy(p, at);
  const captor = tower(p, from);
  setTower(at, from, 0);
  setTower(at, squareOf(to), (crowned & to) != 0 ? crown(captor) : captor);
  return write(at, own, them(p), crowned);
}
