/** Ratings of puzzles and of those who solve them: a trial is a game between the two. */
import { afterGame, newRating, type Rating, type Score } from './glicko.ts';

/** How far off a first guess may be. */
const GUESSED = 200;

/** The rating of a puzzle that nobody has tried. */
export const guessedRating = (value: number, at: number): Rating => ({
  ...newRating(at),
  value,
  deviation: GUESSED,
});

/** Both ratings after a trial, each against the other as it was before. */
export function afterTrial(
  solver: Rating,
  puzzle: Rating,
  score: Score,
  at: number,
): { readonly solver: Rating; readonly puzzle: Rating } {
  const other: Score = score === 0.5 ? 0.5 : score === 1 ? 0 : 1;
  return { solver: afterGame(solver, puzzle, score, at), puzzle: afterGame(puzzle, solver, other, at) };
}
