/** Clocks and thinking times, computed by hand. In 2026, March begins on a Sunday. */
import { describe, expect, test } from 'vitest';
import { deadlineOf, isOverdue, reminderOf, timeLeft } from '../../src/game/clock/clock.ts';
import { clockOf } from '../../src/game/clock/timeOf.ts';
import type { Game } from '../../src/game/game.ts';
import { DAY, HOUR, MINUTE, SECOND, timeBetween } from '../../src/game/calendar/span.ts';
import type { TimeControl } from '../../src/game/clock/time.ts';
import { weekendsIn } from '../../src/game/calendar/zone.ts';
import { newGame, turnsAt } from './table.ts';
import { thinkingTimes } from '../../src/game/clock/thinkingTime.ts';

const LIVE: TimeControl = { kind: 'live', initial: 5 * MINUTE, increment: 3 * SECOND };
const at = (text: string): number => Date.parse(text);

/** A game with moves at these instants; the moves don't matter. */
const timed = (time: TimeControl | null, movedAt: readonly number[], changes: Partial<Game> = {}): Game =>
  newGame({ time, turns: turnsAt(...movedAt), moves: movedAt.map(() => 'c3-d4'), createdAt: 0, ...changes });

const slow = (perMove: number, zone: string | null = null): TimeControl => ({
  kind: 'correspondence',
  perMove,
  restsWeekendsIn: zone,
});

test.each([
  ['waits for the first move', [], { white: 300, black: 300 }],
  ['does not charge the first move', [200], { white: 300, black: 300 }],
  ['charges the answer and adds to it', [200, 210], { white: 300, black: 293 }],
  ['charges each side its own', [200, 210, 240, 241], { white: 273, black: 295 }],
])('a live clock: %s', (_, seconds, left) => {
  const game = timed(
    LIVE,
    seconds.map((second) => second * SECOND),
  );
  expect(clockOf(game)).toEqual({ white: left.white * SECOND, black: left.black * SECOND });
});

test('a live clock runs only for the side to move', () => {
  const game = timed(LIVE, [200 * SECOND, 210 * SECOND]);
  expect(timeLeft(game, 'white', 250 * SECOND)).toBe(260 * SECOND);
  expect(timeLeft(game, 'black', 250 * SECOND)).toBe(293 * SECOND);
  expect(timeLeft(game, 'white', DAY)).toBe(0);
  expect(deadlineOf(game)).toBe(510 * SECOND);
  expect(reminderOf(game)).toBeNull();
});

test('a live clock keeps the time spent on a move that was taken back, but not its increment', () => {
  const turns = [...turnsAt(200_000, 210_000, 240_000), { ply: 1, from: 250_000 }];
  const game = timed(LIVE, [], { turns, moves: ['c3-d4'] });
  expect(clockOf(game)).toEqual({ white: 270 * SECOND, black: 280 * SECOND });
  expect(deadlineOf(game)).toBe(530 * SECOND);
});

test('a live clock runs for Black first if Black begins in the position', () => {
  const game = timed(LIVE, [200 * SECOND, 210 * SECOND], { start: 'B:Wc3:Bd6,b6' });
  expect(clockOf(game)).toEqual({ white: 293 * SECOND, black: 300 * SECOND });
});

test.each([
  ['without a clock', null, DAY],
  ['live', LIVE, 5 * MINUTE],
  ['an hour a move', slow(HOUR), HOUR],
  ['a day a move', slow(DAY), DAY],
  ['two weeks a move', slow(14 * DAY), 14 * DAY],
])('the deadline of the first move: %s', (_, time, limit) => {
  expect(deadlineOf(timed(time, []))).toBe(limit);
});

test('without a clock there is no deadline after the first move', () => {
  const game = timed(null, [1000]);
  const times = [deadlineOf(game), reminderOf(game), clockOf(game), timeLeft(game, 'white', 1)];
  expect(times).toEqual([null, null, null, null]);
  expect(isOverdue(game, Number.MAX_SAFE_INTEGER)).toBe(false);
});

describe('the deadline of a correspondence move', () => {
  const moved = at('2026-03-05T18:00:00Z');

  test.each([
    ['an hour', slow(HOUR), '2026-03-05T18:48:00Z', '2026-03-05T19:00:00Z'],
    ['three days', slow(3 * DAY), '2026-03-08T03:36:00Z', '2026-03-08T18:00:00Z'],
    ['a day, over a weekend', slow(DAY, 'UTC'), '2026-03-06T13:12:00Z', '2026-03-06T18:00:00Z'],
    ['three days, over a weekend', slow(3 * DAY, 'UTC'), '2026-03-10T03:36:00Z', '2026-03-10T18:00:00Z'],
    ['14 days, over three weekends', slow(14 * DAY, 'UTC'), '2026-03-20T22:48:00Z', '2026-03-25T18:00:00Z'],
    ['a day, 13 hours sooner', slow(DAY, 'Pacific/Auckland'), '2026-03-08T13:12:00Z', '2026-03-08T18:00:00Z'],
  ])('%s', (_, time, reminder, deadline) => {
    const game = timed(time, [moved]);
    expect(deadlineOf(game)).toBe(at(deadline));
    expect(reminderOf(game)).toBe(at(reminder));
  });
});

test('after a takeback, the move has its full time again', () => {
  const turns = [...turnsAt(1000, 2000), { ply: 1, from: 40 * HOUR }];
  expect(deadlineOf(timed(slow(DAY), [], { turns, moves: ['c3-d4'] }))).toBe(64 * HOUR);
});

test.each([
  ['UTC', '2026-03-27T12:00:00Z', 48],
  ['Europe/Berlin', '2026-03-27T12:00:00Z', 47],
  ['Europe/Berlin', '2026-10-23T12:00:00Z', 49],
  ['America/New_York', '2026-03-06T12:00:00Z', 47],
  ['Australia/Lord_Howe', '2026-04-03T12:00:00Z', 48.5],
  ['Asia/Kathmandu', '2026-03-27T12:00:00Z', 48],
])('weekends in %s after %s are %d hours long', (zone, friday, hours) => {
  const week = timeBetween(weekendsIn(zone), at(friday), at(friday) + 7 * DAY);
  expect(7 * 24 - week / HOUR).toBe(hours);
});

test('a move made on a Sunday still gives its full time', () => {
  const game = timed(slow(DAY, 'UTC'), [at('2026-03-08T15:00:00Z')]);
  expect(deadlineOf(game)).toBe(at('2026-03-10T00:00:00Z'));
  expect(timeLeft(game, 'black', at('2026-03-08T23:00:00Z'))).toBe(DAY);
  expect(timeLeft(game, 'black', at('2026-03-09T06:00:00Z'))).toBe(18 * HOUR);
});

describe('a vacation moves the deadline', () => {
  const moved = at('2026-03-02T12:00:00Z');
  const away = { from: at('2026-03-03T12:00:00Z'), to: at('2026-03-13T12:00:00Z') };

  test.each([
    ['of the side to move stops its clock', slow(3 * DAY), 'black', '2026-03-15T12:00:00Z'],
    ['of the other side does not', slow(3 * DAY), 'white', '2026-03-05T12:00:00Z'],
    ['that ends on a Friday, then the weekend', slow(3 * DAY, 'UTC'), 'black', '2026-03-17T12:00:00Z'],
    ['never stops a live clock', LIVE, 'black', '2026-03-02T12:05:00Z'],
  ] as const)('%s', (_, time, color, deadline) => {
    const game = timed(time, [moved], { vacations: [{ color, ...away }] });
    expect(deadlineOf(game)).toBe(at(deadline));
  });
});

/** A game with moves at these seconds; the moves don't matter. */
const movedAt = (seconds: readonly number[], changes: Partial<Game> = {}): Game =>
  newGame({
    turns: turnsAt(...seconds.map((second) => second * SECOND)),
    moves: seconds.map(() => 'c3-d4'),
    ...changes,
  });

test.each([
  ['is nothing before the second ply', [200], { white: [0, 0], black: [0, 0] }],
  ['begins with the answer', [200, 210], { white: [0, 0], black: [1, 10] }],
  ['is each side’s own', [200, 210, 240, 241], { white: [1, 30], black: [2, 11] }],
])('thinking time: %s', (_, seconds, { white, black }) => {
  expect(thinkingTimes(movedAt(seconds))).toEqual({
    white: { moves: white[0], ms: (white[1] ?? 0) * SECOND },
    black: { moves: black[0], ms: (black[1] ?? 0) * SECOND },
  });
});

test('the first clock is Black’s if Black begins in the position', () => {
  const expected = { moves: 1, ms: 10 * SECOND };
  expect(thinkingTimes(movedAt([200, 210], { start: 'B:Wc3:Bd6,b6' })).white).toEqual(expected);
});

test('thinking about a move that was taken back counts; the wait for the takeback does not', () => {
  const turns = [...turnsAt(200_000, 210_000), { ply: 1, from: 250_000 }, { ply: 2, from: 253_000 }];
  expect(thinkingTimes(movedAt([200, 253], { turns })).black).toEqual({ moves: 2, ms: 13 * SECOND });
  expect(thinkingTimes(movedAt([200, 253], { turns })).white).toEqual({ moves: 0, ms: 0 });
});

test('thinking time excludes weekends off and vacations', () => {
  const friday = at('2026-03-06T12:00Z');
  const time = { kind: 'correspondence', perMove: DAY, restsWeekendsIn: 'UTC' } as const;
  const turns = [friday - HOUR, friday, at('2026-03-09T01:00Z')].map((from, ply) => ({ ply, from }));
  const game = newGame({ time, turns, moves: ['c3-d4', 'd6-c5'] });
  expect(thinkingTimes(game).black).toEqual({ moves: 1, ms: 13 * HOUR });
  const away = { color: 'black', from: friday, to: friday + 2 * HOUR } as const;
  expect(thinkingTimes({ ...game, vacations: [away] }).black.ms).toBe(11 * HOUR);
});
