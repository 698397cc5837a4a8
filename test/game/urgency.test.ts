/** The order of someone's games: their turn first, then by the time that is left, then by how long it has waited. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { byUrgency } from '../../src/game/urgency.ts';
import { newGame } from './table.ts';

const DAY = 24 * 3_600_000;

/** A game of anna's in which it is White's or Black's turn, by correspondence with so many days a move. */
const game = (id: string, turn: 'white' | 'black', days: number | null, changedAt: number): Game =>
  newGame({
    id,
    moves: turn === 'white' ? ['c3-d4', 'b6-a5'] : ['c3-d4'],
    turns: [{ ply: turn === 'white' ? 2 : 1, from: changedAt }],
    time: days === null ? null : { kind: 'correspondence', perMove: days * DAY, restsWeekendsIn: null },
    changedAt,
  });

test('the one that is over soonest comes first, and whoever waits comes after', () => {
  const games = [
    game('theirs, no clock', 'black', null, 1),
    game('theirs, a day', 'black', 1, 2),
    game('mine, no clock, new', 'white', null, 9),
    game('mine, no clock, old', 'white', null, 3),
    game('mine, three days', 'white', 3, 1),
    game('mine, a day', 'white', 1, 5),
  ];
  expect(games.toSorted(byUrgency('anna')).map(({ id }) => id)).toEqual([
    'mine, a day',
    'mine, three days',
    'mine, no clock, old',
    'mine, no clock, new',
    'theirs, a day',
    'theirs, no clock',
  ]);
});
