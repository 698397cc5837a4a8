/** The engine's search on top of the rules (`rules.ts`). */
import { chooseDraws } from './draws';
import { startAt } from './path';
import { search as searchFrom } from './search';
import { STACK } from './stack';
import { chooseGoal } from './tree';
import { chooseWeights } from './weights';

export * from './board/evaluate';
export { setEffort } from './effort';
export { fade, forget } from './order';
export { FOUND } from './outside';
export { COUNTS, enter, isDraw, startAt, step, UNDOABLE } from './path';
export * from './rules';
export { askAt, deepest, isStopped, LENGTHS, LINES, most, nodes } from './tree';
export { WEIGHTS } from './weights';

/** Sets the variant's draw rules and goal, and whether its weights were learned. */
export function prepare(
  goal: i32,
  firstKingWins: bool,
  counts: i32,
  plies: i32,
  onePieceEachDraws: bool,
  isLearned: bool,
  isExhaustive: bool,
): void {
  chooseGoal(goal, firstKingWins, isExhaustive);
  chooseDraws(counts, plies, onePieceEachDraws);
  chooseWeights(isLearned);
}

/** The score of the first position in the stack, `past` plies after the path's first position. */
export function search(past: i32, depth: i32, alpha: i32, beta: i32, without: i32): i32 {
  startAt(past);
  return searchFrom(STACK, depth, alpha, beta, 0, false, without);
}
