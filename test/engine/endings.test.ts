/** The database of endings: counts of an independent program, the readable rules move by move, and wins played out. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { play } from '../../src/draughts/play.ts';
import type { Position, Tower } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { probeOf } from '../../src/engine/endings/probe.ts';
import { solve } from '../../src/engine/endings/solve.ts';
import { isThreeKingsToOne, piecesOf, tallyOf } from '../../src/engine/endings/tally.ts';
import { evaluateOf } from '../../src/engine/evaluate/evaluateOf.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { DECIDED, WON } from '../../src/engine/search/score.ts';
import { think } from '../../src/engine/search/think.ts';
import { UNKNOWN, type Probe } from '../../src/engine/search/tree.ts';
import { learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import { playOut } from '../../src/tools/playOut.ts';
import { RUSSIAN_ENDINGS } from './problems.ts';
import { isSolved } from './solveProblem.ts';

const russian = variantOf('russian');
const endings = solve(russian, 4);

/** A position's score by a database, from its side to move's point of view. */
function scoreOf(probe: Probe, position: Position, id: Parameters<typeof variantOf>[0]): number {
  const ground = groundOf(variantOf(id));
  ground.load(position, 0);
  return probe(0);
}

/** Positions of two or three pieces on different squares. */
const few = fc
  .uniqueArray(fc.record({ square: fc.nat(31), isWhite: fc.boolean(), isKing: fc.boolean() }), {
    selector: ({ square }) => square,
    minLength: 2,
    maxLength: 3,
  })
  .map((pieces): Position => {
    const board: (Tower | null)[] = Array.from({ length: 32 }, () => null);
    for (const { square, isWhite, isKing } of pieces) {
      const isLast = isWhite ? square < 4 : square > 27;
      board[square] = [{ color: isWhite ? 'white' : 'black', role: isKing || isLast ? 'king' : 'man' }];
    }
    return { turn: 'white', board };
  })
  .filter(({ board }) =>
    ['white', 'black'].every((color) => board.some((tower) => tower?.[0].color === color)),
  );

test('counts what an independent program counted', () => {
  const of = (pieces: number) => tallyOf(endings, (group) => piecesOf(group) === pieces);
  expect(of(2)).toEqual({ won: 1291, lost: 690, drawn: 1507, longest: 13 });
  expect(of(3)).toEqual({ won: 67_475, lost: 33_413, drawn: 95_144, longest: 25 });
  expect(of(4)).toEqual({ won: 2_409_393, lost: 1_255_909, drawn: 2_544_014, longest: 86 });
  expect(tallyOf(endings, isThreeKingsToOne)).toEqual({ won: 132_240, lost: 0, drawn: 11_600, longest: 25 });
});

describe.each(['russian', 'poddavki', 'english', 'brazilian', 'italian', 'czech'] as const)('%s', (id) => {
  const variant = variantOf(id);
  const probe = probeOf(solve(variant, 3));

  test('is the best of what its moves lead to, by the readable rules', () => {
    let decided = 0;
    fc.assert(
      fc.property(few, (position) => {
        const moves = legalMoves(variant, position);
        const scores = moves.map((move) => afterwards(play(variant, position, move)));
        const wanted = moves.length === 0 ? lostAtOnce : Math.max(...scores);
        const score = scoreOf(probe, position, id);
        expect(score).toBe(wanted);
        if (Math.abs(score) >= DECIDED) decided += 1;
      }),
      { numRuns: 500 },
    );
    expect(decided).toBeGreaterThan(50);
  });

  const lostAtOnce = variant.goal === 'lose' ? WON : -WON;

  /** What a successor is worth to whoever moved: one ply further from the end, the other side's score. */
  function afterwards(position: Position): number {
    const known = scoreOf(probe, position, id);
    const score = known === UNKNOWN ? lostAtOnce : known;
    if (Math.abs(score) < DECIDED) return 0;
    return score > 0 ? 1 - score : -1 - score;
  }
});

test.each(RUSSIAN_ENDINGS)('solve $source', (problem) => {
  const knowledge = { ...learnedKnowledge(russian), probe: probeOf(endings) };
  expect(isSolved(russian, problem, knowledge)).toBe(true);
});

describe('three kings against one', () => {
  const probe = probeOf(endings);
  const memory = makeMemory(14);
  const knowledge = { evaluate: evaluateOf(russian), probe };
  const world = { now: () => 0, isCancelled: () => false };

  const best = (line: Line): Line => {
    const thought = think(line, knowledge, memory, { nodes: 20_000 }, world);
    if (!thought) throw new Error('no move');
    return extend(line, thought.move);
  };

  const squares = fc.uniqueArray(fc.nat(31), { minLength: 4, maxLength: 4 });

  // Every position is played out by `npm run endings -- russian 4 --play`.
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
        fc.pre(scoreOf(probe, start, 'russian') > 0);
        let line = startLine(russian, start);
        while (!endingOf(line)) line = best(line);
        expect(endingOf(line)).toMatchObject({ winner: 'white' });
        expect(line.moves.length).toBeLessThanOrEqual(25);
      }),
      { numRuns: 25 },
    );
  });
});
