/** The functions of the 10x10 board that the search uses, as in `src/engine/ground/large.ts`. */
import { effort, listed } from '../effort';
import { has, STRAIGHT } from '../facts';
import { mixed } from '../key';
import { count, turned } from './board';
import { canCapture as canMove } from './canCapture';
import { captures } from './captures';
import { tiredKing, turnRuns, writeRuns } from './kingRuns';
import { kings, me, move, runs, SIZE, them } from './position';
import { quietMoves } from './quietMoves';

export { SIZE };

/** Writes every successor from `at`, for its mover; returns the index after the last. */
export function generate(p: usize, at: usize): usize {
  const own = me(p);
  const theirs = them(p);
  const crowned = kings(p);
  const before = effort;
  const last = captures(own, theirs, crowned, at);
  if (last == 0) return listed(p, at, before);
  if (last != at) {
    if (has(STRAIGHT)) writeRuns(p, at, last, false);
    return last;
  }
  const tired = has(STRAIGHT) ? tiredKing(runs(p), (own & ~crowned) != 0) : -1;
  const end = quietMoves(own, theirs, crowned, tired, at);
  if (has(STRAIGHT)) writeRuns(p, at, end, true);
  return end;
}

/** Writes a successor from the other side's point of view. */
export function turn(p: usize, at: usize): void {
  const crowned = kings(p);
  const own = turned(them(p));
  store<u64>(at, turned(me(p)), 8);
  store<u64>(at, own);
  store<u64>(at, crowned == 0 ? 0 : turned(crowned), 16);
  if (has(STRAIGHT)) store<i32>(at, turnRuns(runs(p)), 28);
}

export function canCapture(p: usize, _: usize): bool {
  return canMove(me(p), them(p), kings(p));
}

export function isThreatened(p: usize, _: usize): bool {
  return canMove(them(p), me(p), kings(p));
}

export function isCapture(p: usize, successor: usize): bool {
  return them(successor) != them(p);
}

export function isQuietKing(p: usize, successor: usize): bool {
  return !isCapture(p, successor) && (me(p) & ~me(successor) & kings(p)) != 0;
}

/** `from | to << 8` of a quiet move. */
export function moveOf(p: usize, successor: usize): i32 {
  return i32(ctz(me(p) & ~me(successor))) | (i32(ctz(me(successor) & ~me(p))) << 8);
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

/** There is no main road in any rule for draws. */
export function holdsRoad(_p: usize, _isOwn: bool): bool {
  return false;
}

export function hash(p: usize): i32 {
  return keyOf(1, p);
}

export function lock(p: usize): i32 {
  return keyOf(2, p);
}

const HALF = 0x1ffffff;

function keyOf(seed: i32, p: usize): i32 {
  const own = mixed(mixed(seed, i32(me(p) & HALF)), i32(me(p) >> 25));
  const all = mixed(mixed(own, i32(them(p) & HALF)), i32(them(p) >> 25));
  const crowned = i32(kings(p));
  const rest = i32(kings(p) >> 32) ^ (has(STRAIGHT) ? runs(p) * i32(0x9e3779b1) : 0);
  return (crowned | rest) == 0 ? all : mixed(mixed(all, crowned), rest);
}
