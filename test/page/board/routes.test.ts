/**
 * Every legal move of every variant can be made square by square, with taps, drags and keys, and no
 * illegal move can be made.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validPosition } from '../../../src/notation/valid.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { COLORS, type Move, type Position, type Square } from '../../../src/draughts/types.ts';
import type { Variant } from '../../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { own } from '../../../src/kit/own.ts';
import { parseFen } from '../../../src/notation/fen.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { parseSquare } from '../../../src/notation/square.ts';
import { type Focus, firstFocus, focusAfter } from '../../../src/page/board/keys.ts';
import { placesOf } from '../../../src/page/board/places.ts';
import {
  type Route,
  fitting,
  routesOf,
  startsOf,
  stepTo,
  tapOn,
  waysOf,
} from '../../../src/page/board/routes.ts';
import type { Walk } from '../../../src/page/board/state.ts';
import { samplePositions } from '../../draughts/samples.ts';
import { positions } from '../../notation/playout.ts';
import { runsOf } from '../../runs.ts';

const routesIn = (variant: Variant, position: Position): readonly Route[] =>
  routesOf({ variant, position, legal: legalMoves(variant, position), movers: COLORS });

/** The result of successive taps. Taps after a complete move are ignored. */
function tapped(routes: readonly Route[], squares: readonly Square[]): { walk: Walk; move: Move | null } {
  let walk: Walk = [];
  for (const square of squares) {
    const tap = tapOn(routes, walk, square);
    if (tap?.kind === 'move') return { walk, move: tap.route.move };
    if (tap?.kind === 'walk') walk = tap.walk;
    if (tap?.kind === 'choose') walk = [tap.square];
    if (tap?.kind === 'release') walk = [];
  }
  return { walk, move: null };
}

/** A piece is lifted from its square, and dropped on each next square. */
function dragged(routes: readonly Route[], [from, ...squares]: readonly Square[]): Move | null {
  let walk: Walk = from !== undefined && startsOf(routes).has(from) ? [from] : [];
  for (const square of squares) {
    const step = stepTo(routes, walk, square);
    if (step?.kind === 'move') return step.route.move;
    if (step?.kind === 'walk') walk = step.walk;
  }
  return null;
}

/** The effect of a tap in a position that the rules don't allow. */
function faultsOf(variant: Variant, position: Position, taps: readonly Square[]): readonly string[] {
  const routes = routesIn(variant, position);
  const legal = new Set(legalMoves(variant, position).map((move) => makeFullMove(variant, move)));
  const faults: string[] = [];
  let walk: Walk = [];
  for (const square of taps) {
    const tap = tapOn(routes, walk, square);
    if (tap?.kind === 'choose' && position.board[square]?.[0].color !== position.turn)
      faults.push(`${square} chosen`);
    if (tap?.kind === 'move') {
      const { path, move } = tap.route;
      const isOnward = walk.every((passed, at) => path[at] === passed) && path.includes(square, walk.length);
      if (!isOnward || !legal.has(makeFullMove(variant, move))) faults.push(path.join());
      return faults;
    }
    if (tap?.kind === 'walk') {
      if (tap.walk.at(-1) !== square || fitting(routes, tap.walk).length === 0) faults.push(tap.walk.join());
      walk = tap.walk;
    } else if (tap?.kind === 'choose') walk = [square];
    else if (tap?.kind === 'release') walk = [];
  }
  return faults;
}

const CAPTURES = 40;

/** In these variants, pieces move as in variants that have positions from other programs. */
const ALIKE = { antidraughts: 'international', breakthrough: 'international', frysk: 'frisian' } as const;

const samplesOf = (variant: Variant): Position[] =>
  samplePositions(own<string>(ALIKE, variant.id) ?? variant.id)
    .filter(({ paths }) => paths.length > 1)
    .slice(0, CAPTURES)
    .flatMap(({ fen }) => {
      const position = parseFen(variant, fen);
      return position.ok ? [position.value] : [];
    });

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);
  const some = fc.oneof(positions(variant), fc.constantFrom(...samplesOf(variant)));

  test('every route of every legal move is made by tapping its squares, and by dragging to them', () => {
    fc.assert(
      fc.property(some, (position) => {
        const routes = routesIn(variant, position);
        const legal = legalMoves(variant, position);
        expect(new Set(routes.map(({ move }) => move))).toEqual(new Set(legal));
        for (const { path, move } of routes) {
          expect(tapped(routes, path).move).toBe(move);
          expect(dragged(routes, path)).toBe(move);
        }
      }),
      { numRuns: runsOf(40) },
    );
  });

  test('taps anywhere make only legal moves, along routes that pass the tapped squares', () => {
    const numbers = fc.array(fc.nat(143), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(some, numbers, (position, drawn) => {
        const taps = drawn.map((number) => number % position.board.length);
        expect(faultsOf(variant, position, taps)).toEqual([]);
      }),
      { numRuns: runsOf(200) },
    );
  });

  test('players can’t move the other side’s pieces, and spectators can’t move any pieces', () => {
    fc.assert(
      fc.property(some, (position) => {
        const legal = legalMoves(variant, position);
        const other = COLORS.filter((color) => color !== position.turn);
        expect(routesOf({ variant, position, legal, movers: other })).toEqual([]);
        expect(routesOf({ variant, position, legal, movers: [] })).toEqual([]);
      }),
      { numRuns: runsOf(20) },
    );
  });

  test.each(COLORS)('arrow keys reach every square with %s at the bottom', (bottom) => {
    const places = placesOf(variant, bottom);
    const known = new Set<Square>();
    const queue: Focus[] = [firstFocus(places)];
    for (let focus = queue.pop(); focus !== undefined; focus = queue.pop()) {
      if (known.has(focus.square)) continue;
      known.add(focus.square);
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = focusAfter(places, focus, key);
        if (next) queue.push(next);
      }
    }
    expect(known.size).toBe(places.board.squares.length);
  });
});

const russian = variantOf('russian');
const at = (name: string): Square => parseSquare(russian, name) ?? -1;
const squares = (text: string): readonly Square[] => text.split(' ').map(at);

const routesFrom = (fen: string, variant = russian): readonly Route[] =>
  routesIn(variant, validPosition(variant, fen));

const written = (move: Move | null): string | null =>
  move && makeFullMove(russian, move).replaceAll(':', ' ');

test('tapping the end square of the only capture is enough, and so is tapping a square on its route', () => {
  const routes = routesFrom('W:Wc3:Bd4,d6');
  expect(written(tapped(routes, squares('c3 c7')).move)).toBe('c3 e5 c7');
  expect(written(tapped(routes, squares('c3 e5')).move)).toBe('c3 e5 c7');
});

test('two captures with the same end are distinguished by the first square on the route', () => {
  // Men only capture forward, so the two captures don't join.
  const routes = routesFrom('W:We1:Bd2,d4,f2,f4', variantOf('english'));
  expect(tapOn(routes, squares('e1'), at('e5'))).toEqual({ kind: 'unclear' });
  expect(tapped(routes, squares('e1 e5'))).toEqual({ walk: squares('e1'), move: null });
  expect(written(tapped(routes, squares('e1 c3')).move)).toBe('e1 c3 e5');
  expect(written(tapped(routes, squares('e1 g3')).move)).toBe('e1 g3 e5');
});

test('a capture that ends where it began is the same move in both directions', () => {
  const routes = routesFrom('W:We1:Bd2,d4,f2,f4');
  expect(new Set(routes.map(({ path }) => path.join())).size).toBe(2);
  expect(new Set(routes.map(({ move }) => move)).size).toBe(1);
  for (const way of ['e1 e1', 'e1 c3', 'e1 g3', 'e1 e5'])
    expect(tapped(routes, squares(way)).move?.to).toBe(at('e1'));
});

test('a king with several end squares first moves to the square where its route turns', () => {
  const routes = routesFrom('W:WKa1:Bc3,c5,h8');
  expect(tapped(routes, squares('a1 d4'))).toEqual({ walk: squares('a1 d4'), move: null });
  expect(waysOf(routes, squares('a1 d4')).ends).toEqual(new Set(squares('b6 a7')));
  expect(written(tapped(routes, squares('a1 d4 a7')).move)).toBe('a1 d4 a7');
  expect(written(tapped(routes, squares('a1 b6')).move)).toBe('a1 d4 b6');
});

test('a second tap on the chosen piece releases it, and a tap on another piece chooses that piece', () => {
  const routes = routesFrom('W:Wc3,e3:Bh8');
  expect(tapped(routes, squares('c3 c3')).walk).toEqual([]);
  expect(tapped(routes, squares('c3 e3')).walk).toEqual(squares('e3'));
  expect(tapped(routes, squares('c3 h8')).walk).toEqual([]);
  expect(tapped(routes, squares('h8')).walk).toEqual([]);
});

test('the up and down keys stay near the column that the sideways keys reached', () => {
  const places = placesOf(russian, 'white');
  const after = (from: string, keys: readonly string[]): Square | undefined => {
    const start: Focus = { square: at(from), column: places.of(at(from)).x };
    return keys.reduce<Focus>((focus, key) => focusAfter(places, focus, key) ?? focus, start).square;
  };
  const up = 'ArrowUp';
  expect(after('c3', [up])).toBe(at('d4'));
  expect(after('c3', [up, up])).toBe(at('c5'));
  expect(after('h2', [up, up])).toBe(at('h4'));
  expect(after('c3', ['ArrowLeft'])).toBe(at('a3'));
  expect(after('a3', ['ArrowLeft'])).toBe(at('a3'));
  expect(after('c3', ['End'])).toBe(at('g3'));
  expect(after('c3', ['Home'])).toBe(at('a3'));
});
