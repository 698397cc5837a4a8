/** The functions of Bashni's board that the search uses, as in `src/engine/ground/towers.ts`. */
import { effort, listed } from '../effort';
import { mixed } from '../key';
import { count, jumpers, squareOf, turned } from '../small/board';
import { captures } from './captures';
import { command, kings, me, setTower, SIZE, them, tower } from './position';
import { quietMoves } from './quietMoves';

export { SIZE };

/** Writes every successor from `at`, for its mover; returns the index after the last. */
export function generate(p: usize, at: usize): usize {
  const own = me(p);
  const jumping = jumpers(own & ~kings(p), them(p), ~(own | them(p)));
  if ((jumping | (own & kings(p))) != 0) {
    const before = effort;
    const last = captures(p, jumping, at);
    if (last == 0) return listed(p, at, before);
    if (last != at) return last;
  }
  return quietMoves(p, at);
}

/** Writes a successor from the other side's point of view. */
export function turn(p: usize, at: usize): void {
  command(at, turned(them(p)), turned(me(p)), turned(kings(p)));
  for (let square = 0; square < 32; square++) setTower(at, square, tower(p, 31 - square));
}

/** Whether the side to move has a capture. The stack is free from `at` on. */
export function canCapture(p: usize, at: usize): bool {
  return generate(p, at) != at && isCapture(p, at);
}

/** Whether the other side would have a capture. The stack is free from `at` on. */
export function isThreatened(p: usize, at: usize): bool {
  turn(p, at);
  return canCapture(at, at + SIZE);
}

/** A capture changes the opponent's commanders or lowers one of the opponent's towers. */
export function isCapture(p: usize, successor: usize): bool {
  if (them(successor) != them(p)) return true;
  for (let rest = them(p); rest != 0; rest &= rest - 1) {
    if (tower(successor, squareOf(rest)) != tower(p, squareOf(rest))) return true;
  }
  return false;
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

/** Towers can't be in the endings, so they count as too many. */
export function pieces(_: usize): i32 {
  return 32;
}

/**
 * Commanders: own men, own kings, the opponent's men and kings, eight bits each from the lowest.
 */
export function material(p: usize): i32 {
  const crowned = kings(p);
  return (
    count(me(p) & ~crowned) |
    (count(me(p) & crowned) << 8) |
    (count(them(p) & ~crowned) << 16) |
    (count(them(p) & crowned) << 24)
  );
}

/** The Russian counts on the main road are not Bashni's. */
export function holdsRoad(_p: usize, _isOwn: bool): bool {
  return false;
}

export function hash(p: usize): i32 {
  return keyOf(1, p);
}

export function lock(p: usize): i32 {
  return keyOf(2, p);
}

/** Makes equal towers on two squares different words (the golden ratio). */
const SPREAD: i32 = 0x9e3779b1;

function keyOf(seed: i32, p: usize): i32 {
  let key = mixed(seed, me(p));
  for (let rest = me(p) | them(p); rest != 0; rest &= rest - 1) {
    const square = squareOf(rest);
    key = mixed(key, i32(tower(p, square)) + square * SPREAD);
  }
  return key;
}
