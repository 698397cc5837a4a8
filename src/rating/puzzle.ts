/** Ratings of puzzles and of those who solve them: a trial is a game between the two. */
import { afterGame, newRating, type Rating, type Score } from './glicko.ts';

/** How far off a first guess may be. */
const GUESSED = 200;

/**
 * The most that one trial may move a solver's rating: a first guess is so unsure that failing one easy puzzle would cost hundreds of
 * points, which says more of the guess than of the solver.
 */
const MOST_CHANGE = 150;

/** So many puzzles lead up from easy ones to those that suit the first guess at a solver's rating. */
const FIRST = 5;

/** How much easier each of the first is than it would be one puzzle later, in points. */
const STEP = 150;

/**
 * How hard the next puzzle should be for someone who has tried so many. A newcomer's rating is a guess, and a puzzle as hard as the
 * guess may be far above them: the first ones begin easy and come up to the rating step by step.
 */
export const aimFor = (rating: Rating, tried: number): number =>
  rating.value - STEP * Math.max(0, FIRST - tried);

/** The rating of a puzzle that nobody has tried. */
export const guessedRating = (value: number, at: number): Rating => ({
  ...newRating(at),
  value,
  deviation: GUESSED,
});

const bounded = (before: Rating, after: Rating): Rating => ({
  ...after,
  value: Math.min(before.value + MOST_CHANGE, Math.max(before.value - MOST_CHANGE, after.value)),
});

/** Both ratings after a trial, each against the other as it was before. */
export function afterTrial(
  solver: Rating,
  puzzle: Rating,
  score: Score,
  at: number,
): { readonly solver: Rating; readonly puzzle: Rating } {
  const other: Score = score === 0.5 ? 0.5 : score === 1 ? 0 : 1;
  return {
    solver: bounded(solver, afterGame(solver, puzzle, score, at)),
    puzzle: afterGame(puzzle, solver, other, at),
  };
}
