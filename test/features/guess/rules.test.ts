import { expect, test } from 'vitest';
import { isGuessable, pointsFor, readGuess } from '../../../src/features/guess/rules.ts';
import { seatEngine } from '../../../src/game/seat.ts';
import { newGame } from '../../game/table.ts';

const game = newGame({ moves: ['c3-d4', 'b6-a5'] });

test('a guess is read in any notation, but only for the board that was shown', () => {
  expect(readGuess(game, 'd4c5')).toEqual({ ok: true, value: 'd4-c5' });
  expect(readGuess(game, 'd4-c5', 2)).toMatchObject({ ok: true });
  expect(readGuess(game, 'd4-c5', 1)).toMatchObject({ problem: { code: 'stale-click' } });
  expect(readGuess(game, 'd4-d5')).toMatchObject({ ok: false });
});

test.each([
  [2, 'd4-c5', null],
  [1, 'b6-a5', 1],
  [1, 'b6-c5', 0],
  [0, 'c3-d4', 1],
] as const)('a guess of move %i, %s, is worth %s', (ply, move, points) => {
  expect(pointsFor({ ply, move }, game.moves)).toBe(points);
});

test('only running games between two people in a server can be guessed', () => {
  const engine = seatEngine({ id: 'crownhead', name: 'Crownhead' }, 3);
  expect(isGuessable(game)).toBe(true);
  expect(isGuessable({ ...game, result: { winner: null, by: 'agreement' } })).toBe(false);
  expect(isGuessable({ ...game, seats: { ...game.seats, white: engine } })).toBe(false);
  expect(isGuessable({ ...game, place: { ...game.place, guildId: null } })).toBe(false);
});
