/** The functions that the search needs from the plain board. */
import { EMPTY, OWN_KING, THEIR_KING, THEIR_MAN } from '../codes';
import { listed } from '../effort';
import { mixed } from '../key';
import { canCapture, captures } from './captures';
import { code, put, squares } from './position';
import { quietMoves } from './quietMoves';

export { chooseSize, code, name, put, SIZE } from './position';
export { CROWNS, KING_CAPTURES, KING_MOVES, MAN_CAPTURES, MAN_MOVES } from './rays';
export { canCapture };

/** Writes all successors from `at` on, as the mover sees them. Returns the address after them. */
export function generate(p: usize, at: usize): usize {
  const last = captures(p, at);
  if (last == 0) return listed(p, at);
  return last == at ? quietMoves(p, at) : last;
}

/** Writes a successor from the other side's point of view. */
export function turn(p: usize, at: usize): void {
  for (let square = 0; square < squares; square++) {
    const piece = code(p, squares - 1 - square);
    put(at, square, piece == EMPTY ? EMPTY : ((piece + 1) & 3) + 1);
  }
}

/** Whether the other side could capture if it were to move. The stack is free from `at` on. */
export function isThreatened(p: usize, at: usize): bool {
  turn(p, at);
  return canCapture(at);
}

export function isCapture(p: usize, successor: usize): bool {
  for (let square = 0; square < squares; square++) {
    const piece = code(p, square);
    if ((piece == THEIR_MAN || piece == THEIR_KING) && code(successor, square) != piece) return true;
  }
  return false;
}

export function isQuietKing(p: usize, successor: usize): bool {
  return code(p, moveOf(p, successor) & 255) == OWN_KING && !isCapture(p, successor);
}

/** `from | to << 8`. */
export function moveOf(_: usize, successor: usize): i32 {
  return load<i32>(successor);
}

export function hasKings(p: usize): bool {
  for (let square = 0; square < squares; square++) {
    const piece = code(p, square);
    if (piece == OWN_KING || piece == THEIR_KING) return true;
  }
  return false;
}

/** Its endings are unknown, so the board counts as full. */
export function pieces(_: usize): i32 {
  return 72;
}

/** The numbers of own men, own kings, opposing men and opposing kings, eight bits each. */
export function material(p: usize): i32 {
  let sum = 0;
  for (let square = 0; square < squares; square++) {
    const piece = code(p, square);
    if (piece != EMPTY) sum += 1 << (8 * (piece - 1));
  }
  return sum;
}

/** This board has no main road. */
export function holdsRoad(_p: usize, _isOwn: bool): bool {
  return false;
}

export function hash(p: usize): i32 {
  return keyOf(1, p);
}

export function lock(p: usize): i32 {
  return keyOf(2, p);
}

/** Eight squares at a time; all boards have a multiple of eight. */
function keyOf(seed: i32, p: usize): i32 {
  let key = seed;
  for (let first = 0; first < squares; first += 8) {
    let word = 0;
    for (let square = first; square < first + 8; square++) word = (word << 4) | code(p, square);
    key = mixed(key, word);
  }
  return key;
}
