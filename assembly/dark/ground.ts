/** The functions that the search needs from an 8x8 or 10x10 board. */
import { ROAD } from '../board/shape';
import { listed } from '../effort';
import { has, MEN_CAPTURE_BACK, STRAIGHT } from '../facts';
import { canCapture as canMove, captures } from './captures';
import { tiredKing, turnRuns, writeRuns } from './kingRuns';
import { movesKing } from './pieces';
import { kings, me, runs, setRuns, them, write } from './position';
import { quietMoves } from './quietMoves';
import { count, IS_LARGE, turned } from './squares';

export { code, name, put, SIZE } from './position';
export { hasKings, material, moveOf } from './pieces';

/** Writes all successors from `at` on, as the mover sees them. Returns the address after them. */
export function generate(p: usize, at: usize): usize {
  const last = captures(p, at);
  if (last == 0) return listed(p, at);
  if (!IS_LARGE || !has(STRAIGHT)) return last != at ? last : quietMoves(p, -1, at);
  const isQuiet = last == at;
  const tired = tiredKing(runs(p), (me(p) & ~kings(p)) != 0);
  const end = isQuiet ? quietMoves(p, tired, at) : last;
  writeRuns(p, at, end, isQuiet);
  return end;
}

/** Writes a successor from the other side's point of view. */
export function turn(p: usize, at: usize): void {
  const crowned = kings(p);
  write(at, turned(them(p)), turned(me(p)), crowned == 0 ? 0 : turned(crowned));
  if (IS_LARGE && has(STRAIGHT)) setRuns(at, turnRuns(runs(p)));
}

/** Whether the side to move has a capture. */
export function canCapture(p: usize): bool {
  return canMove(me(p), them(p), kings(p));
}

/** Whether the other side could capture if it were to move. The stack is free from `at` on. */
export function isThreatened(p: usize, at: usize): bool {
  if (has(MEN_CAPTURE_BACK)) return canMove(them(p), me(p), kings(p));
  turn(p, at);
  return canCapture(at);
}

export function isCapture(p: usize, successor: usize): bool {
  return them(successor) != them(p);
}

export function isQuietKing(p: usize, successor: usize): bool {
  return !isCapture(p, successor) && movesKing(p, successor);
}

export function pieces(p: usize): i32 {
  return count(me(p) | them(p));
}

/** Whether a lone king is on the main road and no opponent's piece is there. */
export function holdsRoad(p: usize, isOwn: bool): bool {
  const own = me(p) & ROAD;
  const theirs = them(p) & ROAD;
  return isOwn ? own != 0 && theirs == 0 : theirs != 0 && own == 0;
}
