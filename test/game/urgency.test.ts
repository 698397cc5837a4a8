/** Whom a game waits for, and until when. */
import { expect, test } from 'vitest';
import { isTurnOf, urgencyOf } from '../../src/game/urgency.ts';
import { DAY } from '../../src/game/span.ts';
import { newGame } from './table.ts';

const time = { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: null } as const;

test('it waits for the side to move until its time is over', () => {
  const game = newGame({ moves: ['c3-d4'], turns: [{ ply: 1, from: 1000 }], time });
  expect(urgencyOf(game)).toEqual({ mover: 'boris', waiter: 'anna', deadline: 1000 + 3 * DAY });
  expect(['anna', 'boris', 'dora'].map((user) => isTurnOf(game, user))).toEqual([false, true, false]);
});

test('without a clock it waits for longer than any with one', () => {
  const game = newGame({ moves: ['c3-d4', 'b6-a5'], turns: [{ ply: 2, from: 1000 }] });
  expect(urgencyOf(game)).toEqual({ mover: 'anna', waiter: 'boris', deadline: Number.MAX_SAFE_INTEGER });
});

test('one that is over waits for nobody', () => {
  const over = newGame({ time, result: { winner: null, by: 'agreement' } });
  expect(urgencyOf(over)).toBeNull();
  expect(isTurnOf(over, 'anna')).toBe(false);
});
