/** All quiet moves, in the order of `src/draughts/numeric/large/generate.ts`. */
import { ahead, ALL, DIAGONALS, next, TOP } from './board';
import { write } from './position';

/**
 * Writes every quiet move from `at`, in the generator's order, except those of a `tired` king;
 * returns the index after the last.
 */
export function quietMoves(me: u64, them: u64, kings: u64, tired: i32, at: usize): usize {
  const empty = ALL & ~(me | them);
  const movable = ((empty >> 4) | (empty >> 5) | (empty >> 6)) & me & ~kings;
  let p = at;
  for (let rest = movable; rest != 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const stays = me ^ (u64(1) << square);
    const left = next(square, 0) & empty;
    const right = next(square, 1) & empty;
    if (left != 0) p = write(p, stays | left, them, kings | (left & TOP));
    if (right != 0) p = write(p, stays | right, them, kings | (right & TOP));
  }
  for (let rest = me & kings; rest != 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    if (square == tired) continue;
    const bit = u64(1) << square;
    for (let way = 0; way < DIAGONALS; way++) {
      for (let here = square; (next(here, way) & empty) != 0; here = ahead(here, way)) {
        const to = next(here, way);
        p = write(p, me ^ bit ^ to, them, kings ^ bit ^ to);
      }
    }
  }
  return p;
}
