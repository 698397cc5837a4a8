/** All quiet moves, in the order of `src/draughts/numeric/small/generate.ts`. */
import { FLYING, has } from '../facts';
import { above, next, openOn, ray, squareOf, TOP, WAYS } from './board';
import { kings, me, them, write } from './position';

/** Writes every quiet move from `at`; returns the index after the last. */
export function quietMoves(position: usize, at: usize): usize {
  const own = me(position);
  const theirs = them(position);
  const crowned = kings(position);
  const empty = ~(own | theirs);
  let p = at;
  for (let rest = own & ~crowned & above(empty); rest != 0; rest &= rest - 1) {
    const square = squareOf(rest);
    const stays = own ^ (u32(1) << square);
    const left = next(square, 0) & empty;
    const right = next(square, 1) & empty;
    if (left != 0) p = write(p, stays | left, theirs, crowned | (left & TOP));
    if (right != 0) p = write(p, stays | right, theirs, crowned | (right & TOP));
  }
  for (let rest = own & crowned; rest != 0; rest &= rest - 1) {
    const square = squareOf(rest);
    const bit = u32(1) << square;
    for (let way = 0; way < WAYS; way++) {
      const reach = has(FLYING) ? openOn(ray(square, way), ~empty, way) : next(square, way) & empty;
      for (let open = reach; open != 0; open &= open - 1) {
        const to = u32(1) << squareOf(open);
        p = write(p, own ^ bit ^ to, theirs, crowned ^ bit ^ to);
      }
    }
  }
  return p;
}
