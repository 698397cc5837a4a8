import { afterGame, newRating, type Rating, type Score } from './glicko.ts';

const GUESSED = 200;

// The first ratings are so uncertain that failing one easy puzzle would cost hundreds of points.
const MOST_CHANGE = 150;
const FIRST = 5;
const STEP = 150;

/** A newcomer's rating may be far too high, so the first puzzles are easy. */
export const aimFor = (rating: Rating, tried: number): number =>
  rating.value - STEP * Math.max(0, FIRST - tried);

export const guessedRating = (value: number, at: number): Rating => ({
  ...newRating(at),
  value,
  deviation: GUESSED,
});

const bounded = (before: Rating, after: Rating): Rating => ({
  ...after,
  value: Math.min(before.value + MOST_CHANGE, Math.max(before.value - MOST_CHANGE, after.value)),
});

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
