/** Vacations, computed by hand. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { DAY, HOUR, type Span } from '../../src/game/calendar/span.ts';
import {
  daysLeft,
  emptyBook,
  endVacation,
  startVacation,
  vacationAt,
  vacationsOnBegin,
  withVacations,
  type VacationBook,
} from '../../src/game/clock/vacation.ts';
import { newGame, turnsAt } from './table.ts';

const MAY = Date.parse('2026-05-01T00:00:00Z');
const book = (...spans: readonly Span[]): VacationBook => ({ user: 'boris', version: spans.length, spans });
const daysFrom = (day: number, days: number): Span => ({
  from: MAY + day * DAY,
  to: MAY + (day + days) * DAY,
});

function agreed(attempt: ReturnType<typeof startVacation>): VacationBook {
  if (!attempt.ok) throw new Error(attempt.problem.code);
  return attempt.value;
}

test.each([
  ['all at first', book(), MAY, 30],
  ['less what was taken', book(daysFrom(0, 10), daysFrom(50, 5)), MAY + 80 * DAY, 15],
  ['a part of a day counts as one', book({ from: MAY, to: MAY + HOUR }), MAY + DAY, 29],
  ['begun days are rounded up', book({ from: MAY, to: MAY + 25 * HOUR }), MAY + 3 * DAY, 28],
  ['all again in the next year', book(daysFrom(0, 30)), Date.parse('2027-01-01T00:00:00Z'), 30],
  ['a vacation over New Year counts for the old year', book(daysFrom(240, 10)), MAY + 246 * DAY, 30],
])('the remaining vacation days: %s', (_, taken, at, left) => {
  expect(daysLeft(taken, at)).toBe(left);
});

test('a vacation begins at once and has its full length', () => {
  const away = agreed(startVacation(emptyBook('boris'), MAY, 10));
  expect(away).toEqual({ user: 'boris', version: 1, spans: [daysFrom(0, 10)] });
  expect(vacationAt(away, MAY)).toEqual(daysFrom(0, 10));
  expect(vacationAt(away, MAY + 10 * DAY)).toBeNull();
});

test('a vacation lasts all the remaining days unless it is given a length', () => {
  expect(agreed(startVacation(book(daysFrom(0, 10)), MAY + 20 * DAY, undefined)).spans[1]).toEqual(
    daysFrom(20, 20),
  );
});

test('a vacation can be ended early, and the remaining days are kept', () => {
  const away = agreed(startVacation(emptyBook('boris'), MAY, 10));
  const back = agreed(endVacation(away, MAY + 3 * DAY));
  expect(back).toEqual({ user: 'boris', version: 2, spans: [daysFrom(0, 3)] });
  expect(daysLeft(back, MAY + 4 * DAY)).toBe(27);
});

test.each([
  ['when one is on', startVacation(book(daysFrom(0, 5)), MAY, 1), 'vacation-running'],
  ['of no days', startVacation(book(), MAY, 0), 'vacation-length'],
  ['of less than none', startVacation(book(), MAY, -3), 'vacation-length'],
  ['of too many', startVacation(book(daysFrom(0, 20)), MAY + 30 * DAY, 11), 'vacation-length'],
  ['when none is left', startVacation(book(daysFrom(0, 30)), MAY + 40 * DAY, 1), 'no-vacation-left'],
  ['to be ended when one is here', endVacation(book(daysFrom(0, 5)), MAY + 5 * DAY), 'no-vacation'],
])('a vacation is refused %s', (_, attempt, code) => {
  expect(attempt).toMatchObject({ ok: false, problem: { code } });
});

const black = (span: Span) => ({ color: 'black' as const, ...span });

const SLOW = { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: null } as const;
const game = (changes: Partial<Game> = {}): Game =>
  newGame({
    time: SLOW,
    moves: ['c3-d4'],
    turns: turnsAt(MAY - DAY),
    createdAt: 0,
    changedAt: MAY - DAY,
    ...changes,
  });

test('in a game, a vacation counts once, and is shortened if it ends early', () => {
  const away = withVacations(game(), book(daysFrom(0, 10)));
  expect(away).toEqual(game({ version: 2, vacations: [black(daysFrom(0, 10))], changedAt: MAY }));
  expect(away && withVacations(away, book(daysFrom(0, 10)))).toBeNull();
  const back = away && withVacations(away, book(daysFrom(0, 3)));
  expect(back?.vacations).toEqual([black(daysFrom(0, 3))]);
  expect(back?.changedAt).toBe(MAY + 3 * DAY);
});

test('in a game, a vacation is distinguished from a vacation that ended when it began', () => {
  const away = withVacations(game(), book(daysFrom(0, 0), daysFrom(0, 2)));
  expect(away?.vacations).toEqual([daysFrom(0, 0), daysFrom(0, 2)].map(black));
  const later = withVacations(
    game({ vacations: [black(daysFrom(0, 0))] }),
    book(daysFrom(0, 0), daysFrom(0, 2)),
  );
  for (const each of [away, later]) expect(each?.changedAt).toBe(MAY);
});

test('in a game, a change keeps the opponent’s vacations, and inserts missing vacations', () => {
  const white = { color: 'white', ...daysFrom(1, 1) } as const;
  const spans = [daysFrom(0, 1), daysFrom(1.5, 1)];
  const expected = [white, ...spans.map(black)];
  expect(withVacations(game({ vacations: [white] }), book(...spans))?.vacations).toEqual(expected);
});

test.each([
  ['the flag had fallen', game(), book(daysFrom(2, 10))],
  ['it is over', game({ result: { winner: 'white', by: 'flag' } }), book(daysFrom(0, 10))],
  ['it is live', game({ time: { kind: 'live', initial: 30 * DAY, increment: 0 } }), book(daysFrom(0, 10))],
  ['it has no clock', game({ time: null }), book(daysFrom(0, 10))],
  ['it began afterward', game({ createdAt: MAY + 20 * DAY }), book(daysFrom(0, 10))],
  ['the vacation is someone else’s', game(), { ...book(daysFrom(0, 10)), user: 'carl' }],
  ['there is no vacation', game(), book()],
])('in a game, nothing changes when %s', (_, before, taken) => {
  expect(withVacations(before, taken)).toBeNull();
});

test('in a game, a vacation applies from the start if a player is on vacation then', () => {
  const begun = game({ createdAt: MAY + DAY });
  expect(vacationsOnBegin(begun, [book(daysFrom(0, 10)), emptyBook('anna')])).toEqual([
    black(daysFrom(0, 10)),
  ]);
  expect(vacationsOnBegin({ ...begun, time: null }, [book(daysFrom(0, 10))])).toEqual([]);
});
