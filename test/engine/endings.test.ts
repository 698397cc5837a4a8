/** The database of endings: counts of an independent program, the readable rules move by move, and wins played out. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, startLine, type Line } from '../../src/draughts/line.ts';
import type { Position, Tower } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { probeIn } from '../../src/engine/endings/probe.ts';
import { solve } from '../../src/engine/endings/solve.ts';
import { hasPieces, isThreeKingsToOne, tallyOf } from '../../lab/tallyEndings.ts';
import { evaluateOf } from '../../src/engine/evaluate/evaluateOf.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { DECIDED } from '../../src/engine/search/score.ts';
import { think } from '../../src/engine/search/think.ts';
import { learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import { scoreByMoves, scoreOf } from '../../lab/checkEndings.ts';
import { playOut } from '../../lab/playOut.ts';
import { isSolved, PROBLEMS } from './solveProblem.ts';

const russian = variantOf('russian');
const endings = solve(russian, 4);

/** Positions of two or three pieces on different squares of a board. */
const fewOn = (squares: number, row: number) =>
  fc
    .uniqueArray(fc.record({ square: fc.nat(squares - 1), isWhite: fc.boolean(), isKing: fc.boolean() }), {
      selector: ({ square }) => square,
      minLength: 2,
      maxLength: 3,
    })
    .map((pieces): Position => {
      const board: (Tower | null)[] = Array.from({ length: squares }, () => null);
      for (const { square, isWhite, isKing } of pieces) {
        const isLast = isWhite ? square < row : square >= squares - row;
        board[square] = [{ color: isWhite ? 'white' : 'black', role: isKing || isLast ? 'king' : 'man' }];
      }
      return { turn: 'white', board };
    })
    .filter(({ board }) =>
      ['white', 'black'].every((color) => board.some((tower) => tower?.[0].color === color)),
    );

test('counts what an independent program counted', () => {
  const of = (pieces: number) => tallyOf(endings, hasPieces(pieces));
  expect(of(2)).toEqual({ won: 1291, lost: 690, drawn: 1507, longest: 13 });
  expect(of(3)).toEqual({ won: 67_475, lost: 33_413, drawn: 95_144, longest: 25 });
  expect(of(4)).toEqual({ won: 2_409_393, lost: 1_255_909, drawn: 2_544_014, longest: 86 });
  expect(tallyOf(endings, isThreeKingsToOne)).toEqual({ won: 132_240, lost: 0, drawn: 11_600, longest: 25 });
});

const SOLVED = [
  'russian',
  'poddavki',
  'english',
  'brazilian',
  'italian',
  'czech',
  'international',
  'antidraughts',
] as const;

describe.each(SOLVED)('%s', (id) => {
  const variant = variantOf(id);
  const probe = probeIn(groundOf(variant), solve(variant, 3));

  test('is the best of what its moves lead to, by the readable rules', () => {
    let decided = 0;
    fc.assert(
      fc.property(variant.size === 8 ? fewOn(32, 4) : fewOn(50, 5), (position) => {
        const score = scoreOf(variant, probe, position);
        expect(score).toBe(scoreByMoves(variant, probe, position));
        if (Math.abs(score) >= DECIDED) decided += 1;
      }),
      { numRuns: 500 },
    );
    expect(decided).toBeGreaterThan(50);
  });
});

test.each(PROBLEMS['russian endings'])('solve $source', (problem) => {
  const knowledge = { ...learnedKnowledge(russian), probe: probeIn(groundOf(russian), endings) };
  expect(isSolved(russian, problem, knowledge)).toBe(true);
});

describe('three kings against one', () => {
  const probe = probeIn(groundOf(russian), endings);
  const memory = makeMemory(14);
  const knowledge = { evaluate: evaluateOf(russian), probe };
  const world = { now: () => 0, isCancelled: () => false };

  const best = (line: Line): Line => {
    const thought = think(line, knowledge, memory, { nodes: 20_000 }, world);
    if (!thought) throw new Error('no move');
    return extend(line, thought.move);
  };

  const squares = fc.uniqueArray(fc.nat(31), { minLength: 4, maxLength: 4 });

  // Every position is played out by `npm run lab -- endings russian 4 --play`.
  test('are won within the fifteen moves against the longest defence', () => {
    expect(playOut(russian, endings, isThreeKingsToOne, 20)).toEqual({ games: 6612, won: 6612, longest: 25 });
  });

  test('are won by the readable rules too', () => {
    fc.assert(
      fc.property(squares, ([one = 0, two = 0, three = 0, lone = 0]) => {
        const board: (Tower | null)[] = Array.from({ length: 32 }, () => null);
        for (const square of [one, two, three]) board[square] = [{ color: 'white', role: 'king' }];
        board[lone] = [{ color: 'black', role: 'king' }];
        const start: Position = { turn: 'white', board };
        fc.pre(scoreOf(russian, probe, start) > 0);
        let line = startLine(russian, start);
        while (!endingOf(line)) line = best(line);
        expect(endingOf(line)).toMatchObject({ winner: 'white' });
        expect(line.moves.length).toBeLessThanOrEqual(25);
      }),
      { numRuns: 25 },
    );
  });
});
