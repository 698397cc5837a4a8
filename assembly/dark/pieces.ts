/**
 * The search's questions about a position, with the same answers on all boards with dark squares.
 */
import { kings, me, them } from './position';
import { count, squareOf } from './squares';

/** `from | to << 8` of a quiet move. */
export function moveOf(p: usize, successor: usize): i32 {
  return squareOf(me(p) & ~me(successor)) | (squareOf(me(successor) & ~me(p)) << 8);
}

export function movesKing(p: usize, successor: usize): bool {
  return (me(p) & ~me(successor) & kings(p)) != 0;
}

export function hasKings(p: usize): bool {
  return kings(p) != 0;
}

/** The numbers of own men, own kings, opposing men and opposing kings (commanders), 8 bits each. */
export function material(p: usize): i32 {
  const crowned = kings(p);
  return (
    count(me(p) & ~crowned) |
    (count(me(p) & crowned) << 8) |
    (count(them(p) & ~crowned) << 16) |
    (count(them(p) & crowned) << 24)
  );
}
