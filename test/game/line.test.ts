/** Replaying: the rules check a stored game again and detect damage. */
import { expect, test } from 'vitest';
import { lastPosition } from '../../src/draughts/line.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { recordOf } from '../../src/game/record.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { makePdn } from '../../src/notation/pdn/writer.ts';
import { chance } from '../rating/season.ts';
import { randomGame } from '../store/randomGames.ts';
import { newGame, played } from './table.ts';

test('a new game is in the start position of its variant', () => {
  const line = lineOf(newGame());
  expect(line.moves).toEqual([]);
  expect(makeFen(variantOf('russian'), lastPosition(line))).toBe(
    'W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6',
  );
});

test('moves are played one after another', () => {
  const game = played(newGame({ start: 'B:Wc3:Bf6,Ka7' }), 'f6g5', 'c3b4', 'g5f4');
  const line = lineOf(game);
  expect(game.moves).toEqual(['f6-g5', 'c3-b4', 'g5-f4']);
  expect(line.positions).toHaveLength(4);
  expect(makeFen(line.variant, lastPosition(line))).toBe('W:Wb4:BKa7,f4');
  expect([sideToMove(newGame()), sideToMove(game)]).toEqual(['white', 'white']);
  expect(lastPosition(line).turn).toBe('white');
  expect(makePdn(recordOf(game))).toContain('[FEN "B:W');
});

test('after one more move, the moves before it are not replayed', () => {
  const game = played(newGame({ id: 'g7' }), 'c3d4', 'f6g5');
  const before = lineOf({ ...game, moves: [...game.moves] });
  const { positions } = lineOf({ ...game, moves: [...game.moves, 'd4-e5'] });
  expect(positions.slice(0, -1).every((position, ply) => position === before.positions[ply])).toBe(true);
  expect(lineOf({ ...game, moves: game.moves.slice(0, 1) }).positions).toEqual(before.positions.slice(0, 2));
});

test('a line is the same, no matter what was replayed before', () => {
  const random = chance(7);
  const games = Array.from({ length: 40 }, (_, n) => randomGame(`g${n % 4}`, n, random));
  for (let times = 0; times < 400; times += 1) {
    const game = games[Math.floor(random() * games.length)]!;
    const moves = game.moves.slice(0, Math.floor(random() * (game.moves.length + 1)));
    expect(lineOf({ ...game, moves })).toEqual(lineOf({ ...game, id: `${game.id}-${times}`, moves }));
  }
});

test.each([
  ['a move that is not legal there', { moves: ['c3-d4', 'c3-d4'] }, /c3-d4 at ply 1/u],
  ['a move that is no move', { moves: ['c3 takes everything'] }, /at ply 0/u],
  ['a start that is no position', { start: 'nowhere' }, /has an invalid start position: nowhere/u],
])('%s counts as damage', (_, changes, message) => {
  lineOf(newGame({ moves: ['c3-d4'] }));
  expect(() => lineOf(newGame(changes))).toThrow(message);
});
