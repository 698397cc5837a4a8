/**
 * How much of its time a search takes. Most are over when another depth would hardly come to an end; one in trouble, whose score has fallen or
 * whose move has changed, goes on until all of it is spent; and one whose move is far better than every other is spared.
 */
import { ROOT } from './root.ts';
import { DECIDED } from './score.ts';
import { search } from './search.ts';
import type { Tree } from './tree.ts';

/** What a depth found: the best move's place among the successors, and its score. */
export interface Finding {
  readonly place: number;
  readonly score: number;
  readonly depth: number;
}

/** Parts of the time allowed: after the first an obvious move is played, after the second any that is not in trouble. */
const OBVIOUS = 0.3;
const ENOUGH = 0.6;
/** Hundredths of a man by which a score falls that means trouble, and by which an obvious move is better than all others. */
const FALL = 10;
const FAR = 80;

/** Whether no further depth is to be begun after so great a part of the time. */
export function isEnough(tree: Tree, part: number, found: Finding, before: Finding | null): boolean {
  if (part < OBVIOUS || !before) return false;
  if (isTroubled(found, before)) return part >= 1;
  return part >= ENOUGH || isObvious(tree, found);
}

/** Whether the last depth said something else than the one before: another move, or that the best one is worse. */
export const isTroubled = (found: Finding, before: Finding): boolean =>
  found.place !== before.place || found.score <= before.score - FALL;

/** Whether every other move is far worse at half the depth. */
function isObvious(tree: Tree, { place, score, depth }: Finding): boolean {
  const target = score - FAR;
  if (Math.abs(target) >= DECIDED) return false;
  const others = search(tree, ROOT, depth >> 1, target - 1, target, 0, false, place);
  return !tree.isStopped && others < target;
}
