/**
 * The engine's search in AssemblyScript, compiled to WebAssembly once for each kind of board, whose
 * folder the compiler finds as `board`. `npm run lab -- assembly` compiles it to `assets/engine`.
 */
import { chooseDraws } from './draws';
import { chooseFacts } from './facts';
import { HISTORY, IS_KNOWN, KILLERS, KNOWN } from './order';
import { FOUND, WORK } from './outside';
import { COUNTS, HASHES, LOCKS, startAt, UNDOABLE } from './path';
import { REDUCTIONS } from './reduction';
import { search as searchFrom } from './search';
import { STACK } from './stack';
import { chooseGoal, COUNTED, hear, LENGTHS, LINES, tell } from './tree';
import { chooseWeights, WEIGHTS } from './weights';

export { COUNTED, COUNTS, FOUND, HASHES, HISTORY, IS_KNOWN, KILLERS, KNOWN, LENGTHS, LINES, LOCKS };
export { REDUCTIONS, STACK, UNDOABLE, WEIGHTS, WORK };
export * from './board/shape';

/** Chooses the variant's rules and draws, and whether its weights were learned. */
export function prepare(
  facts: i32,
  goal: i32,
  firstKingWins: bool,
  counts: i32,
  plies: i32,
  onePieceEachDraws: bool,
  isLearned: bool,
  isExhaustive: bool,
): void {
  chooseFacts(facts);
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
