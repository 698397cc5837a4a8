/** The player that a game waits for, until when, and who is notified. */
import { expect, test } from 'vitest';
import { isTurnOf, urgencyOf } from '../../src/game/calls/urgency.ts';
import { DAY, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { newGame, offered, turnsAt } from './table.ts';
import { callsOf } from '../../src/game/calls/calls.ts';
import type { Game } from '../../src/game/game.ts';

const time = { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: null } as const;

test('a game waits for the side to move until its time is over', () => {
  const game = newGame({ moves: ['c3-d4'], turns: [{ ply: 1, from: 1000 }], time });
  expect(urgencyOf(game)).toEqual({ mover: 'boris', waiter: 'anna', deadline: 1000 + 3 * DAY });
  expect(['anna', 'boris', 'dora'].map((user) => isTurnOf(game, user))).toEqual([false, true, false]);
});

test('a game without a clock waits longer than any game with a clock', () => {
  const game = newGame({ moves: ['c3-d4', 'b6-a5'], turns: [{ ply: 2, from: 1000 }] });
  expect(urgencyOf(game)).toEqual({ mover: 'anna', waiter: 'boris', deadline: Number.MAX_SAFE_INTEGER });
});

test('a finished game waits for nobody', () => {
  const over = newGame({ time, result: { winner: null, by: 'agreement' } });
  expect(urgencyOf(over)).toBeNull();
  expect(isTurnOf(over, 'anna')).toBe(false);
});

const LIVE = { kind: 'live', initial: 10 * MINUTE, increment: 0 } as const;
const TWO_MOVES = { moves: ['c3-d4', 'b6-a5'], latest: 'moved' } as const;
const ended = (by: 'agreement' | 'resignation' | 'flag' | 'aborted', winner: 'white' | 'black' | null) =>
  ({ result: { winner, by }, latest: 'ended' }) as const;

const FLAG = ended('flag', 'black');
const SLOW = { kind: 'correspondence', perMove: DAY, restsWeekendsIn: null } as const;
/** A game with this time control whose moves were made at these instants. */
const timed = (control: Game['time'], ...movedAt: readonly number[]) =>
  ({ time: control, turns: turnsAt(...movedAt), changedAt: movedAt.at(-1) ?? 0 }) as const;

/** The state of the game, and who is notified of what. */
test.each<[string, Partial<Game>, string]>([
  ['at its beginning', {}, 'anna: turn'],
  ['after a move', { moves: ['c3-d4'], latest: 'moved' }, 'boris: turn'],
  ['with a draw offered by whoever waits', { offers: offered('black') }, 'anna: offer'],
  ['with a pause offered by whoever is to move', { offers: offered('white', 'pause') }, 'boris: offer'],
  ['in a pause', { time: LIVE, pauses: [{ from: 900, to: 5000 }] }, ''],
  ['after a resignation', ended('resignation', 'black'), 'boris: end'],
  ['after an agreement', ended('agreement', null), ''],
  ['after a flag', FLAG, 'anna: end, boris: end'],
  ['without a first move', ended('aborted', null), 'boris: end'],
  ['after a move that ended it', { ...TWO_MOVES, result: { winner: 'black', by: 'no-moves' } }, 'anna: end'],
  ['with a rematch offered', { ...FLAG, offers: offered('black', 'rematch') }, 'anna: offer'],
  ['with a rematch declined', { ...FLAG, latest: 'declined' }, ''],
  ['live, answered within two minutes', { ...TWO_MOVES, ...timed(LIVE, 10 * SECOND, 2 * MINUTE) }, ''],
  ['live, answered later', { ...TWO_MOVES, ...timed(LIVE, 10 * SECOND, 3 * MINUTE) }, 'anna: turn'],
  ['live, first moved', { moves: ['c3-d4'], latest: 'moved', ...timed(LIVE, 1000) }, 'boris: turn'],
  ['live, resigned', { ...TWO_MOVES, ...timed(LIVE, 1000, 2000), ...ended('resignation', 'white') }, ''],
  ['by correspondence, answered at once', { ...TWO_MOVES, ...timed(SLOW, 1000, 2000) }, 'anna: turn'],
])('%s', (_name, changes, calls) => {
  const told = callsOf(newGame(changes)).map(({ user, occasion }) => `${user}: ${occasion}`);
  expect(told.join(', ')).toBe(calls);
});
