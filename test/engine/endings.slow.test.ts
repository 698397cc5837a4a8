/**
 * The endgame database of four pieces: counts from an independent program, problems, and wins
 * played to the end.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, startLine, type Line } from '../../src/draughts/line.ts';
import type { Position, Tower } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { probeIn } from '../../src/engine/endings/probe.ts';
import { solve } from '../../src/engine/endings/solve.ts';
import { hasPieces, isThreeKingsToOne, tallyOf } from '../../lab/tallyEndings.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think } from '../../src/engine/search/think.ts';
import { learnedKnowledge, plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { scoreOf } from '../../lab/checkEndings.ts';
import { playOut } from '../../lab/playOut.ts';
import { isSolved, PROBLEMS } from './solveProblem.ts';

const russian = variantOf('russian');
const endings = solve(russian, 4);

test('the database has the counts of an independent program', () => {
  const expected = { won: 2_409_393, lost: 1_255_909, drawn: 2_544_014, longest: 86 };
  expect(tallyOf(endings, hasPieces(4))).toEqual(expected);
  expect(tallyOf(endings, isThreeKingsToOne)).toEqual({ won: 132_240, lost: 0, drawn: 11_600, longest: 25 });
});

test.each(PROBLEMS['russian endings'])('solve $source', (problem) => {
  const knowledge = { ...learnedKnowledge(russian), probe: probeIn(endings) };
  expect(isSolved(russian, problem, knowledge)).toBe(true);
});

describe('English problems with learned weights', () => {
  const english = variantOf('english');
  const knowledge = { ...learnedKnowledge(english), probe: probeIn(solve(english, 4)) };
  // The Deckhand needs endings with five pieces, which take minutes to solve. The first problem of
  // Have It Your Way needs a longer search.
  const others = ['C. Nelson, The Deckhand', 'Have It Your Way, first'];
  const solvable = PROBLEMS.english.filter(({ source }) => !others.some((each) => source.endsWith(each)));

  test('the engine solves most problems', () =>
    expect(solvable).toHaveLength(PROBLEMS.english.length - others.length));

  test.each(solvable)('solve $source', (problem) => {
    expect(isSolved(english, problem, knowledge)).toBe(true);
  });
});

describe('three kings against one', () => {
  const probe = probeIn(endings);
  const memory = makeMemory(14);
  const knowledge = { ...plainKnowledge(russian), probe };
  const world = { now: () => 0, isCancelled: () => false };

  const best = (line: Line): Line => {
    const thought = think(line, knowledge, memory, { nodes: 20_000 }, world);
    if (!thought) throw new Error('no move');
    return extend(line, thought.move);
  };

  const squares = fc.uniqueArray(fc.nat(31), { minLength: 4, maxLength: 4 });

  // `npm run lab -- endings russian 4 --play` plays out every position.
  test('three kings win within fifteen moves against the longest defense', () => {
    expect(playOut(russian, endings, isThreeKingsToOne, 20)).toEqual({ games: 6612, won: 6612, longest: 25 });
  });

  test('three kings against one also win by the readable rules', () => {
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
