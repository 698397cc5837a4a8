/** Making a move: who may move, in which notation, and the resulting game. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { sampleGames } from '../draughts/samples.ts';
import { agreed, by, newGame, offered, played } from './table.ts';
import { refused } from '../../src/kit/result.ts';

const OPENING = newGame();
/**
 * Black's king can capture the man on e3 and stop on four squares. From three of them, it can
 * capture another man on the way to b4.
 */
const FORK = newGame({ start: 'B:Wc7,g7,f6,c5,e5,e3,f2:BKc1' });
const MUST_TAKE = newGame({ start: 'W:Wd4,a1:Bc5' });
const OVER = newGame({ result: { winner: 'white', by: 'resignation' } });

test('a move is kept in full notation, one version later', () => {
  const { game, events } = agreed(makeMove(OPENING, by('anna'), 'c3d4'));
  expect(game).toEqual({
    ...OPENING,
    version: 2,
    moves: ['c3-d4'],
    turns: [...OPENING.turns, { ply: 1, from: 2000 }],
    latest: 'moved',
    changedAt: 2000,
  });
  expect(events).toEqual([
    { kind: 'moved', color: 'white', text: 'c3-d4', move: expect.objectContaining({ taken: [] }) },
  ]);
});

test.each([
  ['c3-d4', 'c3-d4'],
  ['C3 D4', 'c3-d4'],
  ['22-18', 'c3-d4'],
  [' c3 – d4 ', 'c3-d4'],
])('a move may be written %j', (text, stored) => {
  expect(agreed(makeMove(OPENING, by('anna'), text)).game.moves).toEqual([stored]);
});

test('a move of several captures is kept with each landing square', () => {
  const start = newGame({ start: 'W:Wc3:Bd4,f6,h2' });
  expect(agreed(makeMove(start, by('anna'), 'c3:g7')).game.moves).toEqual(['c3:e5:g7']);
});

test('a move never turns time back, even if a server clock does', () => {
  const late = newGame({ changedAt: 5000 });
  expect(agreed(makeMove(late, by('anna'), 'c3d4')).game.changedAt).toBe(5000);
});

test('a move is accepted from the card of its ply', () => {
  expect(makeMove(played(OPENING, 'c3d4'), by('boris', 1), 'b6a5').ok).toBe(true);
});

const afterOne = played(OPENING, 'c3d4');

test.each([
  ['a stranger', OPENING, by('carl'), { code: 'not-your-game' }],
  ['the wrong side', OPENING, by('boris'), { code: 'not-your-turn', turn: 'white' }],
  ['the mover once more', afterOne, by('anna'), { code: 'not-your-turn', turn: 'black' }],
  ['a finished game', OVER, by('anna'), { code: 'game-over', result: OVER.result }],
  ['a stranger to a finished game', OVER, by('carl'), { code: 'not-your-game' }],
  ['a card of an earlier ply', afterOne, by('anna', 0), { code: 'stale-click' }],
  ['a card of an earlier ply, on one’s turn', afterOne, by('boris', 0), { code: 'stale-click' }],
  ['an old card of a finished game', OVER, by('anna', 7), { code: 'game-over', result: OVER.result }],
] as const)('refused: %s', (_, game, act, problem) => {
  expect(makeMove(game, act, 'c3d4')).toEqual({ ok: false, problem });
});

test.each([
  ['no notation', OPENING, 'hello', 'unreadable-move', ['a3-b4', 'c3-b4', 'c3-d4']],
  ['nothing', OPENING, '', 'unreadable-move', ['a3-b4']],
  ['a move of the other side', OPENING, 'b6-a5', 'illegal-move', ['a3-b4']],
  ['a capture of nothing', MUST_TAKE, 'd4:f6', 'illegal-move', ['d4:b6']],
  ['a quiet move that leaves a capture', MUST_TAKE, 'a1-b2', 'must-capture', ['d4:b6']],
])('refused: %s', (_, game, text, code, moves) => {
  expect(makeMove(game, by('anna'), text)).toEqual(
    refused({ code, text, legal: expect.arrayContaining(moves) }),
  );
});

test('refused: a text that could mean three captures', () => {
  expect(makeMove(FORK, by('boris'), 'c1:b4')).toEqual(
    refused({
      code: 'ambiguous-move',
      text: 'c1:b4',
      candidates: ['c1:f4:b4', 'c1:g5:b4', 'c1:h6:b4'],
    }),
  );
  expect(makeMove(FORK, by('boris'), 'c1:g5:b4').ok).toBe(true);
});

test('the end: a last capture wins', () => {
  const { game, events } = agreed(makeMove(newGame({ start: 'W:Wd4:Bc5' }), by('anna'), 'd4b6'));
  const result = { winner: 'white', by: 'no-pieces' };
  expect(game.result).toEqual(result);
  expect(events.map(({ kind }) => kind)).toEqual(['moved', 'ended']);
  expect(events.at(-1)).toEqual({ kind: 'ended', result });
});

test('the end: a player without a move loses', () => {
  const game = played(newGame({ start: 'W:Wa3,c3:Ba5' }), 'a3-b4');
  expect(game.result).toEqual({ winner: 'white', by: 'no-moves' });
});

test('the end: the third repetition of a position ends the game as a draw, despite an open offer', () => {
  const start = newGame({ start: 'W:WKa1:BKb8', offers: offered('white') });
  const round = ['a1-b2', 'b8-a7', 'b2-a1', 'a7-b8'];
  const almost = played(start, ...round, ...round.slice(0, 3));
  expect(almost.result).toBeNull();
  expect(played(almost, 'a7-b8')).toMatchObject({
    result: { winner: null, by: 'threefold' },
    offers: { white: { open: null }, black: { open: null } },
  });
});

const GAMES = sampleGames('russian').filter(({ plies }) => plies.length > 0);

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the collected games, move by move: %s',
  (_, { start_fen: start, plies, result }) => {
    let game: Game = newGame({ start });
    for (const { move } of plies) {
      expect(game.result).toBeNull();
      const before = game;
      const turn = sideToMove(game);
      game = agreed(makeMove(game, by(game.seats[turn].id, game.moves.length), move)).game;
      expect(game.version).toBe(before.version + 1);
      expect(sideToMove(game)).not.toBe(turn);
    }
    const winner = game.result?.winner?.charAt(0) ?? (game.result ? 'draw' : '*');
    expect(winner).toBe(result);
    expect(lineOf(game).moves).toHaveLength(plies.length);
  },
);
