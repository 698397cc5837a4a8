/** Problems name moves in the variant's style; the reader may have chosen another. */
import type { Problem } from './problem.ts';
import { makeMove } from '../../notation/move.ts';
import { moveText, type Moves } from '../../views/board/look.ts';

/** Moves in the look's style; unchanged if the game has moved on. */
function rewritten(look: Moves, texts: readonly string[]): readonly string[] {
  const { variant, legal } = look;
  const listed = new Map(legal.map((move) => [makeMove(variant, move, legal), move]));
  return texts.map((text) => {
    const move = listed.get(text);
    return move ? moveText(look, move) : text;
  });
}

/** The problem with its moves written for the reader of `look`. */
export function inStyle(problem: Problem, look: Moves): Problem {
  if ('legal' in problem) return { ...problem, legal: rewritten(look, problem.legal) };
  if ('candidates' in problem) return { ...problem, candidates: rewritten(look, problem.candidates) };
  return problem;
}
