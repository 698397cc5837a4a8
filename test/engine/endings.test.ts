/**
 * The endgame database compared with an independent program's counts, and with the readable rules
 * move by move. `endings.slow.test.ts` tests four pieces.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position, Tower } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { probeIn } from '../../src/engine/endings/probe.ts';
import { solve } from '../../src/engine/endings/solve.ts';
import { hasPieces, tallyOf } from '../../lab/tallyEndings.ts';
import { DECIDED } from '../../src/engine/search/score.ts';
import { scoreByMoves, scoreOf } from '../../lab/checkEndings.ts';
import { runsOf, someOf } from '../runs.ts';

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

test('the database has the counts of an independent program', () => {
  const endings = solve(variantOf('russian'), 3);
  const of = (pieces: number) => tallyOf(endings, hasPieces(pieces));
  expect(of(2)).toEqual({ won: 1291, lost: 690, drawn: 1507, longest: 13 });
  expect(of(3)).toEqual({ won: 67_475, lost: 33_413, drawn: 95_144, longest: 25 });
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

describe.each(someOf(SOLVED, 4))('%s', (id) => {
  const variant = variantOf(id);
  const probe = probeIn(solve(variant, 3));

  test('each verdict is the best of the verdicts after its moves, according to the readable rules', () => {
    let decided = 0;
    fc.assert(
      fc.property(variant.size === 8 ? fewOn(32, 4) : fewOn(50, 5), (position) => {
        const score = scoreOf(variant, probe, position);
        expect(score).toBe(scoreByMoves(variant, probe, position));
        if (Math.abs(score) >= DECIDED) decided += 1;
      }),
      { numRuns: runsOf(500) },
    );
    expect(decided).toBeGreaterThan(runsOf(50));
  });
});
