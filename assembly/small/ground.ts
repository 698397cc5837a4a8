/** The functions of the 8x8 board that the search uses, as in `src/engine/ground/small.ts`. */
import { effort, listed } from '../effort';
import { has, MEN_CAPTURE_BACK } from '../facts';
import { mixed } from '../key';
import { count, forwardJumpers, jumpers, squareOf, turned } from './board';
import { captures } from './captures';
import { kings, me, SIZE, them, write } from './position';
import { quietMoves } from './quietMoves';

export { SIZE };

function movers(p: usize): u32 {
  const own = me(p);
  const men = own & ~kings(p);
  const empty = ~(own | them(p));
  return has(MEN_CAPTURE_BACK) ? jumpers(men, them(p), empty) : forwardJumpers(men, them(p), empty);
}

/** Writes every successor from `at`, for its mover; returns the index after the last. */
export function generate(p: usize, at: usize): usize {
  const jumping = movers(p);
  if ((jumping | (me(p) & kings(p))) != 0) {
    const before = effort;
    const last = captures(p, jumping, at);
    if (last == 0) return listed(p, at, before);
    if (last != at) return last;
  }
  return quietMoves(p, at);
}

/** Writes a successor from the other side's point of view. */
export function turn(p: usize, at: usize): void {
  const crowned = kings(p);
  write(at, turned(them(p)), turned(me(p)), crowned == 0 ? 0 : turned(crowned));
}

/** Whether the side to move has a capture. The stack is free from `at` on. */
export function canCapture(p: usize, at: usize): bool {
  const jumping = movers(p);
  // Without kings every jump is legal; with them, men may have to spare them, and rays must be
  // walked.
  if (jumping != 0 && kings(p) == 0) return true;
  return (jumping | (me(p) & kings(p))) != 0 && captures(p, jumping, at) != at;
}

/** Whether the other side would have a capture. The stack is free from `at` on. */
export function isThreatened(p: usize, at: usize): bool {
  // Men that capture both ways do so on a turned board as well.
  if (kings(p) == 0 && has(MEN_CAPTURE_BACK)) return jumpers(them(p), me(p), ~(me(p) | them(p))) != 0;
  turn(p, at);
  return canCapture(at, at + SIZE);
}

export function isCapture(p: usize, successor: usize): bool {
  return them(successor) != them(p);
}

export function isQuietKing(p: usize, successor: usize): bool {
  return !isCapture(p, successor) && (me(p) & ~me(successor) & kings(p)) != 0;
}

/** `from | to << 8` of a quiet move. */
export function moveOf(p: usize, successor: usize): i32 {
  return squareOf(me(p) & ~me(successor)) | (squareOf(me(successor) & ~me(p)) << 8);
}

export function hasKings(p: usize): bool {
  return kings(p) != 0;
}

export function pieces(p: usize): i32 {
  return count(me(p) | them(p));
}

/** Own men, own kings, the opponent's men and kings, eight bits each from the lowest. */
export function material(p: usize): i32 {
  const crowned = kings(p);
  return (
    count(me(p) & ~crowned) |
    (count(me(p) & crowned) << 8) |
    (count(them(p) & ~crowned) << 16) |
    (count(them(p) & crowned) << 24)
  );
}

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
