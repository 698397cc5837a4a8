/**
 * Positions with too many captures to list: the list always has the same part of the legal
 * captures, and every legal capture can be played to its end.
 */
import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  capturesWritten,
  hasTooManyCaptures,
  legalMoves,
  listCaptures,
  MOST_CAPTURES,
  MOST_STEPS,
} from '../../src/draughts/moves.ts';
import { hasCapture } from '../../src/draughts/jump.ts';
import { boardOf } from '../../src/draughts/geometry.ts';
import { play } from '../../src/draughts/position.ts';
import type { Move, Position, Tower } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { walkCaptures } from '../../src/draughts/captureWalk.ts';
import { makeFen, parseSetupFen, parseStartFen } from '../../src/notation/fen.ts';
import { makeFullMove, makeMove, parseMoveIn } from '../../src/notation/move.ts';
import { moveKey } from '../../src/notation/sameMove.ts';
import { hostilePosition, hostilePositions } from './hostile.ts';
import { captureRoutes } from './routes.ts';
import { runsOf } from '../runs.ts';

/** A board full of kings: the more kings, the more routes. */
const crowded = (variant: Variant) =>
  array(integer({ min: 0, max: 11 }), {
    minLength: boardOf(variant).squares.length,
    maxLength: boardOf(variant).squares.length,
  }).map((codes): Position => {
    let room = 12;
    const board = codes.map((code): Tower | null => {
      if (code > 3 || (code > 0 && room === 0)) return null;
      if (code > 0) room -= 1;
      return [{ color: code === 0 ? 'white' : 'black', role: code === 1 ? 'man' : 'king' }];
    });
    const runs = variant.kingRunLimit === null ? {} : { kingRuns: { white: null, black: null } };
    return { turn: 'white', board, ...runs };
  });

const keys = (variant: Variant, moves: readonly Move[]): readonly string[] =>
  [...new Set(moves.map((move) => moveKey(variant, move)))].sort();

const passes = (path: readonly number[], squares: readonly number[]): boolean => {
  let next = 0;
  for (const square of path) if (square === squares[next]) next += 1;
  return path[0] === squares[0] && next === squares.length;
};

describe.each(VARIANT_IDS.map(variantOf))('in $id', (variant) => {
  test('a written capture matches the same captures as a list of all routes would', () => {
    assert(
      property(crowded(variant), nat(), array(nat(), { maxLength: 3 }), (position, chosen, left) => {
        const routes = captureRoutes(variant, position);
        const route = routes[chosen % Math.max(1, routes.length)];
        if (!route) return;
        const whole = capturesWritten(variant, position, { squares: route.path, isWhole: true });
        const same = routes.filter(({ path }) => path.join(' ') === route.path.join(' '));
        expect(keys(variant, whole)).toEqual(keys(variant, same));
        // If there are too many steps, not every route is followed. Only a complete route is
        // guaranteed to be followed.
        const everyRoute = { steps: MOST_STEPS, most: 100_000, everyRoute: true } as const;
        if (!walkCaptures(variant, position, everyRoute).isWhole) return;
        const squares = route.path.filter(
          (_, index) => index === 0 || !left.some((one) => one % route.path.length === index),
        );
        const some = capturesWritten(variant, position, { squares, isWhole: false });
        const passing = routes.filter(({ path }) => passes(path, squares));
        expect(keys(variant, some)).toEqual(keys(variant, passing));
      }),
      { numRuns: runsOf(60) },
    );
  });

  test('every listed capture can be read back, in short and in full notation', () => {
    assert(
      property(crowded(variant), (position) => {
        const moves = legalMoves(variant, position);
        for (const move of moves.slice(0, 20)) {
          for (const text of [makeMove(variant, move, moves), makeFullMove(variant, move)]) {
            expect(parseMoveIn(variant, position, text)).toEqual({ ok: true, value: move });
          }
        }
      }),
      { numRuns: runsOf(30) },
    );
  });

  test('if the steps run out, some of the captures are found, always the same ones', () => {
    assert(
      property(crowded(variant), integer({ min: 400, max: 2000 }), (position, steps) => {
        const found = walkCaptures(variant, position, { steps, most: MOST_CAPTURES });
        expect(walkCaptures(variant, structuredClone(position), { steps, most: MOST_CAPTURES })).toEqual(
          found,
        );
        expect(found.moves.length > 0).toBe(hasCapture(variant, position));
        expect(found.value).toBeLessThanOrEqual(listCaptures(variant, position).value);
      }),
      { numRuns: runsOf(30) },
    );
  });
});

const tooMany = hostilePositions.filter(({ worth, aim }) => aim === 'steps' && worth > MOST_STEPS);

test('there are positions with too many captures', () => expect(tooMany.length).toBeGreaterThan(1));

test.each(hostilePositions)(
  'the worst known position of $variant ($aim) can be handled in few steps',
  (one) => {
    const variant = variantOf(one.variant);
    const position = hostilePosition(one);
    const found = walkCaptures(variant, position, { steps: MOST_STEPS, most: MOST_CAPTURES });
    expect(found.steps).toBeLessThan(MOST_STEPS + 100);
    for (const move of legalMoves(variant, position)) play(variant, position, move);
  },
);

test.each(tooMany)(
  'the worst known position of $variant is refused as the start of a game',
  ({ variant: id, ...one }) => {
    const variant = variantOf(id);
    const position = hostilePosition({ variant: id, ...one });
    expect(hasTooManyCaptures(variant, position)).toBe(true);
    for (const parse of [parseSetupFen, parseStartFen]) {
      expect(parse(variant, makeFen(variant, position))).toMatchObject({
        problem: { code: 'fen-too-many-captures' },
      });
    }
  },
);

test.each(tooMany)(
  'in the worst known position of $variant, an unlisted capture is legal if it takes as many pieces',
  (one) => {
    const variant = variantOf(one.variant);
    const position = hostilePosition(one);
    const listed = listCaptures(variant, position);
    const further = walkCaptures(variant, position, { steps: 10 * MOST_STEPS, most: MOST_CAPTURES });
    expect(further.value).toBeGreaterThanOrEqual(listed.value);
    const known = new Set(listed.moves.map((move) => moveKey(variant, move)));
    for (const move of further.moves.slice(0, 20)) {
      const read = parseMoveIn(variant, position, makeFullMove(variant, move));
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      expect(moveKey(variant, read.value)).toBe(moveKey(variant, move));
      const isListed = known.has(moveKey(variant, move));
      expect(isListed || makeFullMove(variant, read.value) === makeFullMove(variant, move)).toBe(true);
    }
  },
);

test.each(tooMany)(
  'in the worst known position of $variant, a capture that takes less, or could continue, is illegal',
  (one) => {
    const variant = variantOf(one.variant);
    const position = hostilePosition(one);
    const [move] = listCaptures(variant, position).moves;
    const cutShort = { squares: move!.path.slice(0, -1), isWhole: true };
    expect(capturesWritten(variant, position, cutShort)).toEqual([]);
    const free = { ...variant, captureValue: (): number => 0 };
    const { moves } = walkCaptures(free, position, { steps: MOST_STEPS, most: 1000 });
    const little = moves.filter(({ taken }) => taken.length < move!.taken.length - 2);
    for (const { path } of little)
      expect(capturesWritten(variant, position, { squares: path, isWhole: true })).toEqual([]);
  },
);

test('any text as a move in a crowded position gets an answer', () => {
  assert(
    property(
      tuple(nat(hostilePositions.length - 1), array(nat(60), { maxLength: 40 })),
      ([index, squares]) => {
        const one = hostilePositions[index]!;
        const text = squares.map((square) => square + 1).join('x');
        expect(parseMoveIn(variantOf(one.variant), hostilePosition(one), text)).toHaveProperty('ok');
      },
    ),
    { numRuns: runsOf(50) },
  );
});
