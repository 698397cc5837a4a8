/**
 * Opening names: every line is legal and recognized, in any order of moves and with colors
 * exchanged; no other position bears a name.
 */
import { assert, constantFrom, infiniteStream, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { rotate } from '../../src/draughts/symmetry.ts';
import type { Move, Position } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { namedOpenings, openingLine, openingOf } from '../../src/openings/names.ts';
import { runsOf } from '../runs.ts';

const NAMED = [
  ['russian', 34],
  ['english', 59],
  ['international', 14],
] as const;

type Pieces = Pick<Position, 'turn' | 'board'>;

const keyOf = ({ turn, board }: Pieces): string => JSON.stringify([turn, board]);

const isMove = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

describe.each(NAMED)('%s', (id, count) => {
  const variant = variantOf(id);
  const openings = namedOpenings(variant);
  const lines = openings.map((opening) => ({ opening, line: openingLine(variant, opening) }));

  test('every line of the list leads to its name', () => {
    expect(openings).toHaveLength(count);
    for (const { opening, line } of lines) expect(openingOf(line)).toBe(opening);
  });

  test('no two names are of one position, and each has a source', () => {
    const ends = lines.map(({ line }) => JSON.stringify(lastPosition(line)));
    expect(new Set(ends).size).toBe(openings.length);
    expect(openings.filter(({ sources }) => sources.length === 0)).toEqual([]);
  });

  test('with colors exchanged, a position bears its name', () => {
    for (const { opening, line } of lines) {
      const last = lastPosition(line);
      const exchanged = startLine(variant, { ...last, ...rotate(last) });
      expect(openingOf(exchanged)).toBe(opening);
    }
  });

  test('any order of moves that reaches a position reaches its name', () => {
    let found = 0;
    assert(
      property(constantFrom(...lines), infiniteStream(nat()), ({ opening, line: { moves } }, chance) => {
        let line = startLine(variant);
        let left = [...moves];
        while (left.length > 0) {
          const legal = legalMoves(variant, lastPosition(line));
          const open = left.filter((move) => legal.some((each) => isMove(each, move)));
          const { value = 0 } = chance.next();
          const next = open[value % Math.max(1, open.length)];
          if (!next) return;
          left = left.filter((move) => move !== next);
          line = extend(line, next);
        }
        found += 1;
        expect(openingOf(line)).toBe(opening);
      }),
      { numRuns: runsOf(2000) },
    );
    expect(found).toBeGreaterThan(250);
  });

  test('a name is of this position alone', () => {
    const named = new Map(
      lines.flatMap(({ opening, line }) => {
        const last = lastPosition(line);
        return [last, rotate(last)].map((position) => [keyOf(position), opening] as const);
      }),
    );
    assert(
      property(infiniteStream(nat()), (chance) => {
        let line = startLine(variant);
        for (let ply = 0; ply < 24; ply += 1) {
          const legal = legalMoves(variant, lastPosition(line));
          const next = legal[(chance.next().value ?? 0) % Math.max(1, legal.length)];
          if (!next) return;
          line = extend(line, next);
          const position = lastPosition(line);
          const told = openingOf(startLine(variant, position));
          expect(told).toBe(named.get(keyOf(position)) ?? null);
        }
      }),
      { numRuns: runsOf(1400) },
    );
  });
});

test('variants without names have none', () => {
  const line = startLine(variantOf('bashni'));
  expect(openingOf(extend(line, legalMoves(line.variant, lastPosition(line))[0]!))).toBeNull();
});
