/**
 * Which positions are near a running game: the current position, earlier and later positions, from
 * either side, in related variants.
 */
import { expect, test } from 'vitest';
import { playTexts } from '../../src/notation/valid.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { rotate } from '../../src/draughts/symmetry.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import {
  exploredShownOf,
  isGuarded,
  nearRunning,
  lastShownOf,
  nearWithin,
  shownOf,
  type RunningGame,
} from '../../src/game/engine/running.ts';
import { seatEngine } from '../../src/game/seat.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { parseMoveIn } from '../../src/notation/move.ts';
import { gameEndingBy } from '../story/games.ts';
import { newGame } from './table.ts';

const MOVES = gameEndingBy('no-pieces').list;
const russian = variantOf('russian');

const isNear = (...asked: Parameters<typeof nearRunning>): boolean => nearRunning(...asked).length > 0;

function raise(): never {
  throw new Error('not legal');
}

const lineAfter = (plies: number): Line => playTexts(startLine(russian), MOVES.slice(0, plies));

const running = (plies: number): RunningGame => ({
  id: 'g',
  variant: 'russian',
  start: null,
  moves: MOVES.slice(0, plies),
});
const standing = (plies: number, variant: VariantId = 'russian') => ({
  variant,
  fens: [makeFen(variantOf(variant), lastPosition(lineAfter(plies)))],
  early: 1,
});

test.each<[string, ReturnType<typeof standing>, boolean]>([
  ['of the game itself', standing(12), true],
  ['one ply before', standing(11), true],
  ['four plies before', standing(8), true],
  ['five plies before', standing(7), false],
  ['four plies on', standing(16), true],
  ['five plies on', standing(17), false],
  ['of the game itself, in Brazilian draughts', standing(12, 'brazilian'), true],
  ['no position at all', { variant: 'russian', fens: [], early: 0 }, false],
])('whether a game after twelve plies is near a position %s', (_, shown, expected) => {
  expect(isNear(shown, [running(12)])).toBe(expected);
  const fens = shown.fens.map(() => {
    const plies = [7, 8, 11, 12, 16, 17].find((each) => standing(each).fens[0] === shown.fens[0]) ?? 12;
    return makeFen(russian, rotate(lastPosition(lineAfter(plies))));
  });
  expect(isNear({ ...shown, fens }, [running(12)])).toBe(expected);
});

test('one game of many is enough, and so is one position of many', () => {
  const games = [28, 12].map(running);
  expect(isNear(shownOf(lineAfter(19)), games)).toBe(true);
  expect(isNear(lastShownOf(lineAfter(19)), games)).toBe(false);
});

test('a search with a small budget gives the same answer as a large one, or none', () => {
  const told = new Map<boolean | null, number>();
  for (let plies = 7; plies < 30; plies += 5)
    for (const game of Array.from({ length: 30 }, (_, at) => running(at + 6))) {
      const ids = nearWithin(20, standing(plies), [game]);
      const few = ids && ids.length > 0;
      told.set(few, (told.get(few) ?? 0) + 1);
      expect([null, isNear(standing(plies), [game])]).toContain(few);
    }
  for (const answer of [true, false, null]) expect(told.get(answer)).toBeGreaterThan(0);
});

test('positions in a shared opening are not checked if the line begins from the usual start', () => {
  expect(shownOf(lineAfter(8)).fens).toHaveLength(3);
  expect(shownOf(lineAfter(8)).early).toBe(3);
  expect(shownOf(lineAfter(20)).early).toBe(6);
  expect(lastShownOf(lineAfter(11)).early).toBe(1);
  expect(lastShownOf(lineAfter(12)).early).toBe(0);
  expect(lastShownOf(lineAfter(5)).fens).toEqual([]);
  const [, , third] = lineAfter(2).positions;
  expect(shownOf(startLine(russian, third)).fens).toHaveLength(1);
});

test('a shared opening doesn’t guard a game, but a chosen start position guards it from the first move', () => {
  const game = newGame();
  expect(isGuarded({ ...game, moves: MOVES.slice(0, 5) })).toBe(false);
  expect(isGuarded({ ...game, moves: MOVES.slice(0, 6) })).toBe(true);
  expect(isGuarded({ ...game, moves: [], start: 'W:Wc3:Bb8' })).toBe(true);
  const black = seatEngine(game.seats.black, 3);
  const alone = { ...game, moves: MOVES.slice(0, 9), seats: { ...game.seats, black } };
  expect(isGuarded(alone)).toBe(false);
  expect(isGuarded({ ...alone, seats: game.seats, result: { winner: null, by: 'agreement' } })).toBe(false);
});

const explored = (plies: number): ReturnType<typeof exploredShownOf> => exploredShownOf(lineAfter(plies));

test.each([
  ['the start', 0, 20, true],
  ['one of its first moves', 3, 20, true],
  ['a position from long ago', 11, 28, true],
  ['the current position', 20, 20, true],
  ['a position a few moves ahead', 6, 4, true],
  ['a position far ahead', 20, 4, false],
])('whether the explorer is closed to a player for %s', (_, at, plies, expected) => {
  expect(isNear(explored(at), [running(plies)])).toBe(expected);
});

test('the explorer is closed for rotated positions and related variants, and open elsewhere', () => {
  const position = lastPosition(lineAfter(5));
  const turned = startLine(russian, { ...position, ...rotate(position) });
  expect(isNear(exploredShownOf(turned), [running(28)])).toBe(true);
  const brazilian = startLine(variantOf('brazilian'), position);
  expect(isNear(exploredShownOf(brazilian), [running(28)])).toBe(true);
  const other = parseMoveIn(russian, lastPosition(startLine(russian)), 'c3-d4');
  const elsewhere = extend(startLine(russian), other.ok ? other.value : raise());
  expect(isNear(exploredShownOf(elsewhere), [running(28)])).toBe(false);
});
