/** The engine's search on top of the rules (`rules.ts`). */
import { chooseDraws } from './draws';
import { setEffort } from './effort';
import { FOUND } from './outside';
import { COUNTS, startAt, UNDOABLE } from './path';
import { REDUCTIONS } from './reduction';
import { search as searchFrom } from './search';
import { STACK } from './stack';
import { chooseGoal, COUNTED, hear, LENGTHS, LINES, tell } from './tree';
import { chooseWeights, WEIGHTS } from './weights';

export { evaluate } from './board/evaluate';
export { countAfter } from './draws';
export { fade, forget } from './order';
export { enter, isDraw, step } from './path';
export { COUNTED, COUNTS, FOUND, LENGTHS, LINES, REDUCTIONS, setEffort, startAt, UNDOABLE, WEIGHTS };
export * from './board/lessons';
export * from './rules';

/** Chooses the variant's draws and goal, and whether its weights were learned. */
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

/** The score of the first position in the stack, `past` plies after the first one of the path. */
export function search(past: i32, depth: i32, alpha: i32, beta: i32, without: i32): i32 {
  startAt(past);
  hear();
  const score = searchFrom(STACK, depth, alpha, beta, 0, false, without);
  tell();
  return score;
}
