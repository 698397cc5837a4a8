/** The game and the search so far: repetitions, draw counts, and results that follow from them. */
import { countAfter, isDrawn, isOneEach, onePieceEachDraws, pliesLeft, theirKings } from './draws';
import { generate, hash, hasKings, isQuietKing, lock, material, pieces, SIZE } from './board/ground';
import { probe } from './outside';
import { DECIDED, fromHere, MAX_PLY, UNKNOWN, WON } from './score';
import { firstKingWins, goal } from './tree';

/** The most plies before the root that can matter; more would need as many king moves. */
const MOST_PAST = 1024;
const ROW = 4 * (MOST_PAST + MAX_PLY + 2);

/** By ply, offset by `past`. */
const HASHES = memory.data(ROW);
const LOCKS = memory.data(ROW);
export const COUNTS = memory.data(ROW);
export const UNDOABLE = memory.data(ROW);

let past: i32 = 0;

export function startAt(plies: i32): void {
  past = plies;
}

function at(row: usize, ply: i32): usize {
  return row + 4 * (past + ply);
}

export function countAt(ply: i32): i32 {
  return load<i32>(at(COUNTS, ply));
}

export function hashAt(ply: i32): i32 {
  return load<i32>(at(HASHES, ply));
}

export function lockAt(ply: i32): i32 {
  return load<i32>(at(LOCKS, ply));
}

export function enter(position: usize, ply: i32): void {
  store<i32>(at(HASHES, ply), hash(position));
  store<i32>(at(LOCKS, ply), lock(position));
}

/** Counts a move for the next ply. The successor is still from the mover's point of view. */
export function step(position: usize, successor: usize, ply: i32): void {
  const count = countAt(ply);
  const counts = at(COUNTS, ply);
  const undoable = at(UNDOABLE, ply);
  if (count == 0 && !hasKings(successor)) {
    store<i32>(counts, 0, 4);
    store<i32>(undoable, 0, 4);
    return;
  }
  const isQuiet = isQuietKing(position, successor);
  store<i32>(undoable, isQuiet ? load<i32>(undoable) + 1 : 0, 4);
  store<i32>(counts, countAfter(count, material(position), material(successor), isQuiet, successor), 4);
}

/** One repetition within the search is enough; before the root it takes two. */
export function isDraw(position: usize, ply: i32): bool {
  if (isDrawn(countAt(ply))) return true;
  if (onePieceEachDraws && isOneEach(material(position))) return true;
  const here = hashAt(ply);
  const key = lockAt(ply);
  const most = load<i32>(at(UNDOABLE, ply));
  let before = 0;
  for (let back = 4; back <= most; back += 2) {
    if (hashAt(ply - back) != here || lockAt(ply - back) != key) continue;
    before += 1;
    if (back <= ply || before == 2) return true;
  }
  return false;
}

/** If fewer plies are left than this, a draw count is part of the position's key in the table. */
const NEAR = 16;

export function nearness(ply: i32): i32 {
  const left = pliesLeft(countAt(ply));
  return left < NEAR ? (left + 1) * i32(0x9e3779b1) : 0;
}

/** Endings have at most this many pieces. */
const FEW = 5;

export function known(position: usize): i32 {
  return pieces(position) > FEW ? UNKNOWN : probe(position);
}

/**
 * The result by the rules or the endings, or a bound that the result can't exceed; otherwise
 * `UNKNOWN`.
 */
export function resultOf(position: usize, alpha: i32, beta: i32, ply: i32): i32 {
  if (firstKingWins && theirKings(material(position)) != 0) return ply - WON;
  // Loss-distance pruning: only a quicker win or a slower loss could matter here.
  if (WON - ply - 1 <= alpha) return WON - ply - 1;
  if (ply - WON >= beta) return ply - WON;
  // The root needs a move, even if its result is known.
  if (ply == 0) return UNKNOWN;
  if (isDraw(position, ply)) {
    const first = position + SIZE;
    return generate(position, first) == first ? goal * (ply - WON) : 0;
  }
  const score = known(position);
  if (score == UNKNOWN) return UNKNOWN;
  const isInTime = abs(score) < DECIDED || WON - abs(score) <= pliesLeft(countAt(ply));
  return isInTime ? fromHere(score, ply) : UNKNOWN;
}
