/** The game and the search so far: repetitions, draw counts, and results that follow from them. */
import { isDrawn } from '../draws/counting.ts';
import { ownKings, ownMen, theirKings, theirMen } from '../ground/ground.ts';
import type { Tree } from './tree.ts';

export function enter(tree: Tree, position: number, ply: number): void {
  const i = tree.past + ply;
  tree.hashes[i] = tree.ground.hash(position);
  tree.locks[i] = tree.ground.lock(position);
}

/** Counts a move for the next ply. The successor is still from the mover's point of view. */
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

/** One repetition within the search is enough; before the root it takes two. */
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
