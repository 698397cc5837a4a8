/** The functions that the search needs from Bashni's board. */
import { turn as turnCommanders } from '../dark/ground';
import { movesKing } from '../dark/pieces';
import { squareOf } from '../dark/squares';
import { mixed } from '../key';
import { me, setTower, SIZE, them, tower } from './position';

export { canCapture, generate, holdsRoad, isThreatened } from '../dark/ground';
export { code, name, put } from '../dark/position';
export { hasKings, material, moveOf } from '../dark/pieces';
export { setTower, SIZE, tower };

/** Writes a successor from the other side's point of view. */
export function turn(p: usize, at: usize): void {
  turnCommanders(p, at);
  for (let square = 0; square < 32; square++) setTower(at, square, tower(p, 31 - square));
}

/** A capture changes the opponent's commanders, or makes one of the opponent's towers smaller. */
export function isCapture(p: usize, successor: usize): bool {
  if (them(successor) != them(p)) return true;
  for (let rest = them(p); rest != 0; rest &= rest - 1) {
    if (tower(successor, squareOf(rest)) != tower(p, squareOf(rest))) return true;
  }
  return false;
}

export function isQuietKing(p: usize, successor: usize): bool {
  return !isCapture(p, successor) && movesKing(p, successor);
}

/** The endings contain no towers, so this returns too many pieces for them. */
export function pieces(_: usize): i32 {
  return 32;
}

export function hash(p: usize): i32 {
  return keyOf(1, p);
}

export function lock(p: usize): i32 {
  return keyOf(2, p);
}

/** Turns equal towers on two squares into different words. The value is the golden ratio. */
const SPREAD: i32 = 0x9e3779b1;

function keyOf(seed: i32, p: usize): i32 {
  let key = mixed(seed, me(p));
  for (let rest = me(p) | them(p); rest != 0; rest &= rest - 1) {
    const square = squareOf(rest);
    key = mixed(key, i32(tower(p, square)) + square * SPREAD);
  }
  return key;
}
