/** Puzzles are found where exactly one move wins. The bundled puzzles are complete. */
import { expect, test } from 'vitest';
import { validPosition } from '../../src/notation/valid.ts';
import { shippedPuzzles } from '../../src/features/puzzle/use.ts';
import { lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { difficultyOf, puzzlesIn } from '../../src/engine/puzzles/find.ts';
import type { Inquiry } from '../../src/engine/puzzles/question.ts';
import { solutionOf } from '../../src/engine/puzzles/solution.ts';
import { learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { puzzleLine } from '../../src/features/puzzle/rules.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { answerWith } from '../../lab/puzzles/selfPlay.ts';
import { SACRIFICE } from '../app/puzzles.ts';

const russian = variantOf('russian');
/** Answers a request without keeping memory, so that tests don't depend on each other. */
const answer = <T>(inquiry: Inquiry<T>): T => answerWith(inquiry, learnedKnowledge(russian), makeMemory(16));

const solve = (fen: string) => {
  const found = answer(solutionOf(russian, validPosition(russian, fen)));
  return found.moves.map((move) => makeFullMove(russian, move)).join(' ');
};

test('the solution continues while exactly one move wins', () =>
  expect(solve(SACRIFICE.puzzle.fen)).toBe(SACRIFICE.puzzle.moves.join(' ')));

test('the solution is null if several moves win', () => expect(solve('W:WKa1,Kc1,c3,e3:Bh8')).toBe(''));

test('the solution is null at the start of a game', () =>
  expect(answer(solutionOf(russian, lastPosition(startLine(russian)))).moves).toEqual([]));

test('a game without a turning point has no puzzles', () => {
  const line = startLine(russian);
  expect(answer(puzzlesIn(line))).toEqual([]);
});

test('the first difficulty estimate matches people’s results', () => {
  const start = validPosition(russian, SACRIFICE.puzzle.fen);
  const solution = answer(solutionOf(russian, start));
  const guess = answer(difficultyOf(russian, start, solution));
  expect(guess).toBeGreaterThanOrEqual(700);
  expect(guess).toBeLessThanOrEqual(2300);
});

const all = shippedPuzzles(0);

test('the bundled puzzles have no duplicates', () =>
  expect(new Set(all.map(({ puzzle }) => puzzle.id)).size).toBe(all.length));

test.each(all.map(({ puzzle }) => [puzzle.variant, puzzle.fen, puzzle] as const))(
  'bundled: %s %s is legal, begins with a choice and ends with a move of the solver',
  (_variant, _fen, puzzle) => {
    const { variant, positions, moves } = puzzleLine(puzzle, puzzle.moves.length);
    expect(moves.length % 2).toBe(1);
    expect(positions[0] && legalMoves(variant, positions[0]).length).toBeGreaterThan(1);
    expect(moves.map((move) => makeFullMove(variant, move))).toEqual(puzzle.moves);
  },
);
