import { moved } from '../board/landing';
import { Bits, ROW, TOP } from '../board/shape';
import { FLYING, has } from '../facts';
import { kings, me, them } from './position';
import { bitOf, DIAGONALS, emptyFor, IS_LARGE, next, nextOf, openOn, ray, squareOf } from './squares';

/** Writes all quiet moves from `at` on, except a `tired` king's. Returns the address after them. */
export function quietMoves(position: usize, tired: i32, at: usize): usize {
  const own = me(position);
  const theirs = them(position);
  const crowned = kings(position);
  const empty = emptyFor(own, theirs);
  const nearby = (empty >> (ROW - 1)) | (empty >> ROW) | (empty >> (ROW + 1));
  let p = at;
  for (let rest = own & ~crowned & nearby; rest != 0; rest &= rest - 1) {
    const square = squareOf(rest);
    const stays = own ^ bitOf(square);
    const left = next(square, 0) & empty;
    const right = next(square, 1) & empty;
    if (left != 0) p = moved(position, p, square, left, stays | left, crowned | (left & TOP));
    if (right != 0) p = moved(position, p, square, right, stays | right, crowned | (right & TOP));
  }
  for (let rest = own & crowned; rest != 0; rest &= rest - 1) {
    const square = squareOf(rest);
    if (IS_LARGE && square == tired) continue;
    const bit = bitOf(square);
    for (let way = 0; way < DIAGONALS; way++) {
      let open: Bits = has(FLYING) ? openOn(ray(square, way), ~empty, way) : next(square, way) & empty;
      while (open != 0) {
        const to = nextOf(open, way);
        open ^= to;
        p = moved(position, p, square, to, own ^ bit ^ to, crowned ^ bit ^ to);
      }
    }
  }
  return p;
}
