/**
 * Opening names: every line is legal and recognized, in any order of moves and with colors
 * exchanged. No other position has a name.
 */
import { assert, infiniteStream, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { rotate } from '../../src/draughts/symmetry.ts';
import type { Move, Position } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { namedOpenings, openingLine, openingOf } from '../../src/openings/names.ts';
import { ALL_RUNS, slowTest } from '../runs.ts';

/** Openings, and the number of alternative move orders of each. In total, over 1,000. */
const NAMED = [
  ['russian', 34, 141],
  ['english', 59, 57],
  ['international', 14, 924],
] as const;

type Pieces = Pick<Position, 'turn' | 'board'>;

const keyOf = ({ turn, board }: Pieces): string => JSON.stringify([turn, board]);

const isMove = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How many random games. */
const RUNS = ALL_RUNS ? 1500 : 60;

/** At most this many per opening, because one opening has thousands. */
const MOST_ORDERS = 600;

/** Lines of the same moves in every legal order. */
function ordersOf({ variant, moves }: Line): readonly Line[] {
  let orders: readonly Line[] = [startLine(variant)];
  for (let ply = 0; ply < moves.length; ply += 1)
    orders = orders
      .flatMap((line) => {
        const left = moves.filter((move) => !line.moves.some((made) => isMove(made, move)));
        const legal = legalMoves(variant, lastPosition(line));
        return legal
          .filter((move) => left.some((each) => isMove(each, move)))
          .map((move) => extend(line, move));
      })
      .slice(0, MOST_ORDERS);
  return orders.filter((line) => line.moves.length === moves.length);
}

describe.each(NAMED)('%s', (id, count, orders) => {
  const variant = variantOf(id);
  const openings = namedOpenings(variant);
  const lines = openings.map((opening) => ({ opening, line: openingLine(variant, opening) }));

  test('every line of the list is recognized by its name', () => {
    expect(openings).toHaveLength(count);
    for (const { opening, line } of lines) expect(openingOf(line)).toBe(opening);
  });

  test('no two names belong to the same position, and each name has a source', () => {
    const ends = lines.map(({ line }) => JSON.stringify(lastPosition(line)));
    expect(new Set(ends).size).toBe(openings.length);
    expect(openings.filter(({ sources }) => sources.length === 0)).toEqual([]);
  });

  test('a position keeps its name if the colors are exchanged', () => {
    for (const { opening, line } of lines) {
      const last = lastPosition(line);
      const exchanged = startLine(variant, { ...last, ...rotate(last) });
      expect(openingOf(exchanged)).toBe(opening);
    }
  });

  slowTest('every move order that reaches a named position gives its name', () => {
    let transposed = 0;
    for (const { opening, line } of lines)
      for (const order of ordersOf(line)) {
        expect(openingOf(order)).toBe(opening);
        if (!order.moves.every((move, ply) => isMove(move, line.moves[ply]!))) transposed += 1;
      }
    expect(transposed).toBe(orders);
  });

  test('a name belongs to its position only', () => {
    const named = new Map(
      lines.flatMap(({ opening, line }) => {
        const last = lastPosition(line);
        return [last, rotate(last)].map((position) => [keyOf(position), opening] as const);
      }),
    );
    let positions = 0;
    assert(
      property(infiniteStream(nat()), (chance) => {
        let line = startLine(variant);
        for (let ply = 0; ply < 24; ply += 1) {
          const legal = legalMoves(variant, lastPosition(line));
          const next = legal[(chance.next().value ?? 0) % Math.max(1, legal.length)];
          if (!next) return;
          line = extend(line, next);
          const position = lastPosition(line);
          positions += 1;
          const told = openingOf(startLine(variant, position));
          expect(told).toBe(named.get(keyOf(position)) ?? null);
        }
      }),
      { numRuns: RUNS },
    );
    // `npm run test:slow` checks over 100,000 positions in the three variants.
    expect(positions).toBeGreaterThan(RUNS * 23);
  });
});

test('variants without opening names return no names', () => {
  const line = startLine(variantOf('bashni'));
  expect(openingOf(extend(line, legalMoves(line.variant, lastPosition(line))[0]!))).toBeNull();
});
