/** The way from the game's start through the root to where the search is: repetitions and draw counts. */
import { isDrawn, pliesLeft } from '../draws/count.ts';
import { ownKings, ownMen, theirKings, theirMen } from '../ground/ground.ts';
import { DECIDED, WON } from './score.ts';
import type { Tree } from './tree.ts';

/** Notes the position at `position` as the one on this ply. */
export function enter(tree: Tree, position: number, ply: number): void {
  const i = tree.past + ply;
  tree.hashes[i] = tree.ground.hash(position);
  tree.locks[i] = tree.ground.lock(position);
}

/** Counts the move from `position` to `successor` for the ply after it, whose position is still seen by the mover. */
export function step(tree: Tree, position: number, successor: number, ply: number): void {
  const { ground, counts, undoable } = tree;
  const i = tree.past + ply;
  if (!ground.hasKings(successor) && counts[i] === 0) {
    counts[i + 1] = 0;
    undoable[i + 1] = 0;
    return;
  }
  const isQuietKing = ground.isQuietKing(position, successor);
  undoable[i + 1] = isQuietKing ? undoable[i]! + 1 : 0;
  counts[i + 1] = tree.counting(
    counts[i]!,
    ground.material(position),
    ground.material(successor),
    isQuietKing,
    successor,
  );
}

/**
 * Whether the position on this ply is a draw by rule, or stood on the board before. One repetition within the search is
 * taken for a draw, since whoever could repeat once can do so again; in the game before the root it takes two.
 */
export function isDraw(tree: Tree, position: number, ply: number): boolean {
  const i = tree.past + ply;
  if (isDrawn(tree.counts[i]!)) return true;
  if (tree.onePieceEachDraws && isOneEach(tree.ground.material(position))) return true;
  const hash = tree.hashes[i];
  const lock = tree.locks[i];
  let before = 0;
  for (let back = 4; back <= tree.undoable[i]!; back += 2) {
    if (tree.hashes[i - back] !== hash || tree.locks[i - back] !== lock) continue;
    before += 1;
    if (back <= ply || before === 2) return true;
  }
  return false;
}

const isOneEach = (material: number): boolean =>
  ownMen(material) + ownKings(material) === 1 && theirMen(material) + theirKings(material) === 1;

/** Plies from which on a running count is part of what the table knows a position by. */
const NEAR = 16;

/** What tells this position from the same one with another draw count, when that one is near its end; mixed into the lock. */
export function nearness(tree: Tree, ply: number): number {
  const left = pliesLeft(tree.counts[tree.past + ply]!);
  return left < NEAR ? Math.imul(left + 1, 0x9e3779b1) : 0;
}

/** Whether a result known from the position itself comes before the running draw count is over. */
export const isInTime = (tree: Tree, score: number, ply: number): boolean =>
  Math.abs(score) < DECIDED || WON - Math.abs(score) <= pliesLeft(tree.counts[tree.past + ply]!);
