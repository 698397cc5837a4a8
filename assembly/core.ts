/**
 * The search of the 10x10 games in AssemblyScript, compiled to WebAssembly, with the board in 64
 * bits. It visits the same positions in the same order as `src/engine/search`, so scores and counts
 * are the same, but it is about twice as fast.
 *
 * `npm run lab -- assembly` compiles it to `assets/engine/large.wasm`.
 */
import { chooseWeights, WEIGHTS } from './large/evaluate';
import { chooseRules } from './large/position';
import { HISTORY, IS_KNOWN, KILLERS, KNOWN } from './order';
import { FOUND, WORK } from './outside';
import { COUNTS, HASHES, LOCKS, startAt, UNDOABLE } from './path';
import { REDUCTIONS } from './reduction';
import { search as searchFrom } from './search';
import { STACK } from './stack';
import { choose, COUNTED, hear, LENGTHS, LINES, tell } from './tree';

export { COUNTED, COUNTS, FOUND, HASHES, HISTORY, IS_KNOWN, KILLERS, KNOWN, LENGTHS, LINES, LOCKS };
export { REDUCTIONS, STACK, UNDOABLE, WEIGHTS, WORK };

/** Chooses the variant: its rules, its draw counts, and whether its weights were learned. */
export function prepare(
  goal: i32,
  firstKingWins: bool,
  isFrisian: bool,
  drawFamily: i32,
  drawPlies: i32,
  isLearned: bool,
): void {
  choose(goal, firstKingWins, drawFamily, drawPlies);
  chooseRules(isFrisian);
  chooseWeights(isLearned);
}

/** The score of the first position in the stack, `past` plies after the first one of the path. */
export function search(past: i32, depth: i32, alpha: i32, beta: i32, without: i32): i32 {
  startAt(past);
  hear();
  const score = searchFrom(STACK, depth, alpha, beta, 0, false, without);
  tell();
  return score;
}
