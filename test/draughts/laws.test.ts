/**
 * Properties of every position of every variant, tested on positions of random games and on random
 * boards.
 */
import { array, assert, nat, property, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captureRoutes } from './routes.ts';
import { boardOf } from '../../src/draughts/geometry.ts';
import { hasCapture } from '../../src/draughts/jump.ts';
import { lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves, quietMoves } from '../../src/draughts/moves.ts';
import { play } from '../../src/draughts/position.ts';
import { opponentOf } from '../../src/draughts/piece.ts';
import type { Move, Piece, Position, Square, Tower } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { playedOut } from '../notation/playout.ts';
import { moveText, positionText } from './board.ts';
import { runsOf } from '../runs.ts';

const RUNS = { numRuns: runsOf(40) };

const lines = (variant: Variant): Arbitrary<Line> =>
  array(nat(1000), { maxLength: 120 }).map((choices) => playedOut(startLine(variant), choices));

const piecesIn = ({ board }: Position): Piece[] => board.flatMap((tower) => tower ?? []);

const recoloured = (tower: Tower | null): Tower | null => {
  if (!tower) return null;
  const [top, ...below] = tower.map(({ color, role }): Piece => ({ color: opponentOf(color), role }));
  return [top!, ...below];
};

const turned = (variant: Variant, { turn, board, kingRuns }: Position): Position => {
  const run = (color: 'white' | 'black') => {
    const found = kingRuns?.[color];
    return found ? { ...found, square: turnedSquare(variant, found.square) } : null;
  };
  return {
    turn: opponentOf(turn),
    board: board.map(recoloured).reverse(),
    ...(kingRuns ? { kingRuns: { white: run('black'), black: run('white') } } : {}),
  };
};

const turnedSquare = (variant: Variant, square: Square): Square =>
  boardOf(variant).squares.length - 1 - square;

const turnedMove = (variant: Variant, move: Move): Move => ({
  ...move,
  from: turnedSquare(variant, move.from),
  to: turnedSquare(variant, move.to),
  path: move.path.map((square) => turnedSquare(variant, square)),
  taken: move.taken.map((square) => turnedSquare(variant, square)),
});

describe.each(VARIANT_IDS.map(variantOf))('in $id', (variant) => {
  const everyPosition = (holds: (position: Position) => void): void =>
    assert(
      property(lines(variant), (line) => holds(lastPosition(line))),
      RUNS,
    );

  test('a capture exists exactly when a piece can be captured', () =>
    everyPosition((position) => {
      expect(hasCapture(variant, position)).toBe(captureRoutes(variant, position).length > 0);
    }));

  test('rotating a board rotates its moves', () =>
    everyPosition((position) => {
      const mirrored = legalMoves(variant, turned(variant, position));
      const expected = legalMoves(variant, position).map((move) => turnedMove(variant, move));
      expect(mirrored.map((move) => moveText(variant, move)).sort()).toEqual(
        expected.map((move) => moveText(variant, move)).sort(),
      );
    }));

  test('no piece appears from nowhere, and only captured pieces disappear', () =>
    everyPosition((position) => {
      const before = piecesIn(position).length;
      for (const move of legalMoves(variant, position)) {
        const lost = variant.captured === 'joins-tower' ? 0 : move.taken.length;
        expect(piecesIn(play(variant, position, move)).length).toBe(before - lost);
      }
    }));

  test('capturing is mandatory, and then every move is one of the capture routes', () =>
    everyPosition((position) => {
      const routes = captureRoutes(variant, position);
      const moves = legalMoves(variant, position);
      const listed = new Set((routes.length > 0 ? routes : quietMoves(variant, position)).map(pathText));
      expect(moves.every((move) => listed.has(pathText(move)))).toBe(true);
      expect(new Set(moves.map((move) => moveText(variant, move))).size).toBe(moves.length);
    }));

  test('different moves lead to different positions, and a move doesn’t change its position', () =>
    everyPosition((position) => {
      const before = positionText(position);
      const after = legalMoves(variant, position).map((move) => ({
        move,
        text: positionText(play(variant, position, move)),
      }));
      expect(positionText(position)).toBe(before);
      expect(new Set(after.map(({ text }) => text)).size).toBe(after.length);
    }));
});

const pathText = ({ path, taken }: Move): string => `${path.join(' ')} ${taken.join(' ')}`;

test('Bashni always has its 24 pieces, and no tower mixes colors', () => {
  const bashni = variantOf('bashni');
  assert(
    property(lines(bashni), ({ positions }) => {
      for (const position of positions) {
        expect(piecesIn(position).length).toBe(24);
        for (const tower of position.board) expect(changesOfColor(tower ?? [])).toBeLessThan(2);
      }
    }),
  );
});

const changesOfColor = (pieces: readonly Piece[]): number =>
  pieces.filter(({ color }, level) => level > 0 && color !== pieces[level - 1]!.color).length;
