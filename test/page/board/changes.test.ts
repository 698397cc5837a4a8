/**
 * Elements of pieces are reused: no element is lost, none is left over, and each moves to the right
 * square.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { play } from '../../../src/draughts/position.ts';
import { COLORS, type Position, type Square } from '../../../src/draughts/types.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { type Changes, changesBetween } from '../../../src/page/board/changes.ts';
import { placesOf } from '../../../src/page/board/places.ts';
import { positions } from '../../notation/playout.ts';
import { runsOf } from '../../runs.ts';

type Squares = Position['board'];

/**
 * The squares with an element after the changes, and each element's previous square. Null means a
 * new element.
 */
function elementsAfter(before: Squares, { slides, gone, came }: Changes): ReadonlyMap<Square, Square | null> {
  const on = new Map<Square, Square | null>(
    [...before.keys()].filter((square) => before[square]).map((square) => [square, square]),
  );
  for (const square of gone) on.delete(square);
  for (const { from } of slides) on.delete(from);
  for (const { from, to } of slides) on.set(to, from);
  for (const square of came) on.set(square, null);
  return on;
}

const occupied = (board: Squares): readonly Square[] =>
  [...board.keys()].filter((square) => board[square] !== null);

const sorted = (found: Iterable<Square>): readonly Square[] => [...found].toSorted((a, b) => a - b);

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);
  const places = placesOf(variant, 'white');

  test('the board’s elements can change from any position to any other', () => {
    fc.assert(
      fc.property(positions(variant), positions(variant), (before, after) => {
        const elements = elementsAfter(before.board, changesBetween(places, before.board, after.board));
        expect(sorted(elements.keys())).toEqual(occupied(after.board));
        const kept = [...elements.values()].filter((square) => square !== null);
        expect(new Set(kept).size).toBe(kept.length);
      }),
      { numRuns: runsOf(60) },
    );
  });

  test('in a move, the moving piece moves, other pieces stay, and captured pieces disappear', () => {
    fc.assert(
      fc.property(positions(variant), fc.nat(1000), (before, lot) => {
        const legal = legalMoves(variant, before);
        const move = legal[lot % legal.length];
        if (move === undefined) return;
        const after = play(variant, before, move);
        const { from, to } = move;
        const changes = changesBetween(places, before.board, after.board, { from, to });
        expect(changes.slides).toEqual([{ from, to }]);
        expect(changes.came).toEqual([]);
        expect(sorted(changes.gone)).toEqual(sorted(move.taken.filter((square) => !after.board[square])));
        const elements = elementsAfter(before.board, changes);
        expect(sorted(elements.keys())).toEqual(occupied(after.board));
      }),
      { numRuns: runsOf(100) },
    );
  });

  test('stepping back slides the piece back', () => {
    fc.assert(
      fc.property(positions(variant), fc.nat(1000), (before, lot) => {
        const quiet = legalMoves(variant, before).filter((move) => move.taken.length === 0 && !move.promotes);
        const move = quiet[lot % quiet.length];
        if (move === undefined) return;
        const after = play(variant, before, move);
        const { slides } = changesBetween(places, after.board, before.board);
        expect(slides).toEqual([{ from: move.to, to: move.from }]);
      }),
      { numRuns: runsOf(40) },
    );
  });
});

test.each(VARIANT_IDS.flatMap((id) => COLORS.map((bottom) => [id, bottom] as const)))(
  'in %s with %s at the bottom, a tap on a square hits that square',
  (id, bottom) => {
    const { board, of, at, size } = placesOf(variantOf(id), bottom);
    for (const square of board.squares.keys()) {
      const { x, y } = of(square);
      expect(at(x + 0.01, y + 0.99)).toBe(square);
    }
    for (const [x, y] of [
      [-0.1, 0],
      [0, -0.1],
      [size, 0],
      [0, size],
    ] as const)
      expect(at(x, y)).toBeNull();
    const own = board.squares.findIndex(({ row }) => row === (bottom === 'white' ? size - 1 : 0));
    expect(of(own).y).toBe(size - 1);
  },
);
