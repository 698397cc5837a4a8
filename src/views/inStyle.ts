/** A problem speaks of moves in their variant's own style; its reader may have chosen another. */
import type { Problem } from '../game/problem.ts';
import { makeMove } from '../notation/move.ts';
import { moveText } from './look.ts';
import type { Moves } from './look.ts';

/** The text of the same move in the style of the look; as it is when the game has gone on meanwhile. */
function rewritten(look: Moves, text: string): string {
  const { variant, legal } = look;
  const move = legal.find((candidate) => makeMove(variant, candidate, legal) === text);
  return move ? moveText(look, move) : text;
}

/** The problem with every move that it offers written for the reader of `look`. */
export function inStyle(problem: Problem, look: Moves): Problem {
  if ('legal' in problem) return { ...problem, legal: problem.legal.map((text) => rewritten(look, text)) };
  if ('candidates' in problem)
    return { ...problem, candidates: problem.candidates.map((text) => rewritten(look, text)) };
  return problem;
}
