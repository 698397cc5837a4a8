/**
 * The effect of an attempt on the solver's rating: large while the rating is uncertain, but never
 * hundreds of points.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRating } from '../../src/rating/glicko.ts';
import { afterTrial, aimFor, guessedRating } from '../../src/rating/puzzle.ts';

const NOW = 1_000_000;
const beginner = newRating(NOW);

test('failing an easy puzzle first costs 150 points, and solving a hard puzzle gains as many', () => {
  const easy = guessedRating(1000, NOW);
  const hard = guessedRating(2000, NOW);
  expect(afterTrial(beginner, easy, 0, NOW).solver.value).toBe(1350);
  expect(afterTrial(beginner, hard, 1, NOW).solver.value).toBe(1650);
  expect(afterTrial(beginner, hard, 0, NOW).solver.value).toBeGreaterThan(1400);
});

test('a solver of every suitable puzzle still soon reaches the right rating', () => {
  let solver = beginner;
  for (let n = 0; n < 10; n += 1)
    solver = afterTrial(solver, guessedRating(solver.value, NOW), 1, NOW).solver;
  expect(solver.value).toBeGreaterThan(2000);
});

test('no attempt changes a rating by more than that, or in the wrong direction', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 600, max: 2800 }),
      fc.integer({ min: 600, max: 2800 }),
      fc.integer({ min: 50, max: 350 }),
      fc.constantFrom(0 as const, 1 as const),
      (own, puzzle, deviation, score) => {
        const before = { ...beginner, value: own, deviation };
        const { solver } = afterTrial(before, guessedRating(puzzle, NOW), score, NOW);
        const change = solver.value - own;
        expect(Math.abs(change)).toBeLessThanOrEqual(150);
        expect(Math.sign(change) * (score === 1 ? 1 : -1)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

const aims = (score: 0 | 1, count: number): readonly number[] => {
  let solver = beginner;
  return Array.from({ length: count }, (_, tried) => {
    const aim = aimFor(solver, tried);
    ({ solver } = afterTrial(solver, guessedRating(aim, NOW), score, NOW));
    return Math.round(aim / 10) * 10;
  });
};

test('a newcomer’s puzzles are easy at first, and reach the solver’s rating by the sixth', () => {
  expect(aims(1, 7)).toEqual([750, 910, 1090, 1280, 1490, 1720, 1810]);
});

test('a newcomer’s puzzles stay easy after failures', () => {
  for (const aim of aims(0, 7)) expect(aim).toBeLessThan(1000);
});

test('a solver with a few attempts gets puzzles that match their strength', () => {
  for (const tried of [5, 6, 100]) expect(aimFor({ ...beginner, value: 1720 }, tried)).toBe(1720);
});
