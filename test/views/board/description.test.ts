import { expect, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import type { Tower } from '../../../src/draughts/types.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { describeBoard } from '../../../src/views/board/description.ts';
import { lookAt } from '../../../src/views/board/look.ts';
import { sampleGame } from '../../store/samples.ts';

const say = sayIn('en-US');
const words = (changes: Partial<Game>): string => describeBoard(say, lookAt(sampleGame(changes)));

test('a board at the start is described', () => {
  expect(words({})).toBe(
    'Russian draughts: Anna (White) against Boris (Black). White to move. ' +
      'White’s men: a1, a3, b2, c1, c3, d2, e1, e3, f2, g1, g3, h2. ' +
      'Black’s men: a7, b6, b8, c7, d6, d8, e7, f6, f8, g7, h6, h8.',
  );
});

test('a board is described after a capture, with one man and kings', () => {
  expect(words({ start: 'W:Wc3,Kb8:Bd4,Kh8,Kg1', moves: ['c3:e5'] })).toBe(
    'Russian draughts: Anna (White) against Boris (Black). ' +
      'White just played c3:e5 and captured a piece on d4. Black to move. ' +
      'White’s man: e5. White’s king: b8. Black’s kings: g1, h8.',
  );
});

test('a board is described at the end, when a side has no pieces left', () => {
  const result = { winner: 'white', by: 'no-pieces' } as const;
  expect(words({ start: 'W:Wc3:Bd4', moves: ['c3:e5'], result })).toContain(
    'White won. White’s man: e5. Black has no pieces.',
  );
  expect(words({ result: { winner: null, by: 'agreement' } })).toContain('The game was drawn.');
});

test('a game without a move is described as aborted, but as a loss in a tournament', () => {
  const result = { winner: null, by: 'aborted' } as const;
  expect(words({ result })).toContain('The game was canceled.');
  expect(words({ result, tournament: { id: 'cup', round: 1, board: 2 } })).toContain('Black won.');
});

test('towers are described from the top down, with equal pieces counted together', () => {
  const look = lookAt(sampleGame({ start: 'W:Wc3:Bh8' }));
  const tower: Tower = [
    { color: 'white', role: 'king' },
    { color: 'black', role: 'man' },
    { color: 'black', role: 'man' },
  ];
  const board = look.position.board.map((here) => (here?.[0].color === 'white' ? tower : here));
  expect(describeBoard(say, { ...look, position: { ...look.position, board } })).toContain(
    'Black’s man: h8. Tower, from the top: c3: 1 white king, 2 black men.',
  );
});

test('a full board of kings with the longest names is described in Discord’s 1,024 characters', () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff the First';
  const look = lookAt(sampleGame({ players: { white: { id: 'a', name }, black: { id: 'b', name } } }));
  const board = look.position.board.map((_, square): Tower => {
    return [{ color: square % 2 ? 'white' : 'black', role: square % 4 > 1 ? 'king' : 'man' }];
  });
  const alt = describeBoard(say, { ...look, position: { ...look.position, board } });
  expect(alt.length).toBeLessThanOrEqual(1024);
  expect(alt).toContain(name.slice(0, 32));
  expect(alt).not.toContain(name);
});
