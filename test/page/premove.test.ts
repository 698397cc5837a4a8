/** A planned move is played only if it is exactly one legal move on the player's turn. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extend, type Line, lastPosition, lineAt, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Move } from '../../src/draughts/types.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { outcomeOf, premovesOn } from '../../src/page/table/premove.ts';
import { lots, playedOut } from '../notation/playout.ts';
import { runsOf } from '../runs.ts';

const movesAfter = (line: Line): readonly Move[] => legalMoves(line.variant, lastPosition(line));
const endsOf = ({ from, to }: Move): string => `${from} ${to}`;

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);

  test('after any answer, all plannable moves are played or dropped correctly', () => {
    fc.assert(
      fc.property(lots(40), fc.nat(), (numbers, which) => {
        const { moves } = playedOut(startLine(variant), numbers);
        const line = moves.reduce<Line>(extend, startLine(variant));
        const [planned, answers] = [premovesOn(line), movesAfter(line)];
        const earlier = moves.slice(0, 1).map(() => lineAt(line, moves.length - 1));
        const drawn = which % Math.max(1, answers.length);
        expect(answers.length > 0 || planned.length === 0).toBe(true);
        for (const answer of answers.slice(drawn, drawn + 1)) {
          const after = extend(line, answer);
          const legal = movesAfter(after);
          const running = { you: lastPosition(after).turn, isPaused: false, result: null };
          const over = { ...running, result: { winner: null, by: 'agreement' } } as const;
          const later = legal.slice(0, 1).map((next) => extend(after, next));
          const offered = new Set(planned.map(endsOf));
          for (const move of legal) expect(move.from === move.to || offered.has(endsOf(move))).toBe(true);
          for (const move of planned) {
            const premove = { move, ply: line.moves.length };
            const alike = legal.filter((each) => endsOf(each) === endsOf(move));
            expect(outcomeOf(premove, after, running)).toEqual(alike.length === 1 ? alike[0] : null);
            expect(outcomeOf(premove, line, running)).toBe('waits');
            expect(outcomeOf(premove, after, { ...running, isPaused: true })).toBeNull();
            expect(outcomeOf(premove, after, over)).toBeNull();
            for (const other of [...later, ...earlier]) expect(outcomeOf(premove, other, running)).toBeNull();
          }
        }
      }),
      { numRuns: runsOf(40) },
    );
  });
});
