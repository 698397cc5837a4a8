/**
 * How much of its time a search uses. Most stop when another depth would hardly finish. A search in
 * trouble, whose score fell or whose move changed, uses all of it; an obvious move is played early.
 */
import { DECIDED } from './score.ts';
import { search } from './search.ts';
import { ROOT, type Tree } from './tree.ts';

export interface Finding {
  readonly place: number;
  readonly score: number;
  readonly depth: number;
}

/** Parts of the time, after which an obvious move is played, and any that isn't in trouble. */
const OBVIOUS = 0.3;
const ENOUGH = 0.6;
/** Hundredths of a man: a fall that means trouble, and the lead of an obvious move. */
const FALL = 10;
const FAR = 80;

/** Whether to stop after this part of the time. */
export function isEnough(tree: Tree, part: number, found: Finding, before: Finding | null): boolean {
  if (part < OBVIOUS || !before) return false;
  if (isTroubled(found, before)) return part >= 1;
  return part >= ENOUGH || isObvious(tree, found);
}

export const isTroubled = (found: Finding, before: Finding): boolean =>
  found.place !== before.place || found.score <= before.score - FALL;

/** Whether every other move is far worse at half the depth. */
function isObvious(tree: Tree, { place, score, depth }: Finding): boolean {
  const target = score - FAR;
  if (Math.abs(target) >= DECIDED) return false;
  const others = search(tree, ROOT, depth >> 1, target - 1, target, 0, false, place);
  return !tree.isStopped && others < target;
}
