/**
 * Properties of every clock: no time is gained or lost, and it doesn't matter whether a sweep or a
 * move is first.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLORS } from '../../src/draughts/types.ts';
import { deadlineOf, timeLeft } from '../../src/game/clock/clock.ts';
import { dueOf, UNANNOUNCED } from '../../src/game/due.ts';
import type { Game, Turn } from '../../src/game/game.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { endByTime, FLAG_GRACE, resign } from '../../src/game/play/otherEnds.ts';
import {
  anyOf,
  DAY,
  HOUR,
  instantAfter,
  MINUTE,
  pausesOf,
  SECOND,
  timeBetween,
} from '../../src/game/calendar/span.ts';
import type { TimeControl } from '../../src/game/clock/time.ts';
import { weekendsIn } from '../../src/game/calendar/zone.ts';
import { newGame } from './table.ts';

const SPRING = Date.parse('2026-03-01T00:00:00Z');
const instant = fc.integer({ min: 0, max: 60 * DAY }).map((ms) => SPRING + ms);
const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland');
const span = fc
  .tuple(instant, fc.integer({ min: 0, max: 20 * DAY }))
  .map(([from, ms]) => ({ from, to: from + ms }));
const spans = fc.array(span, { maxLength: 4 });
const pauses = fc
  .tuple(spans, fc.option(zone))
  .map(([list, where]) => (where === null ? pausesOf(list) : anyOf(pausesOf(list), weekendsIn(where))));

test('time between pauses has exactly the requested length', () => {
  fc.assert(
    fc.property(pauses, instant, fc.integer({ min: 1, max: 14 * DAY }), (when, from, ms) => {
      const end = instantAfter(when, from, ms);
      expect(timeBetween(when, from, end)).toBe(ms);
      expect(timeBetween(when, from, end - 1)).toBe(ms - 1);
    }),
  );
});

test('time between pauses adds up', () => {
  fc.assert(
    fc.property(pauses, fc.tuple(instant, instant, instant), (when, instants) => {
      const [a = 0, b = 0, c = 0] = [...instants].sort((one, other) => one - other);
      expect(timeBetween(when, a, b) + timeBetween(when, b, c)).toBe(timeBetween(when, a, c));
      expect(timeBetween(when, a, c)).toBeLessThanOrEqual(c - a);
    }),
  );
});

const live = fc
  .record({ minutes: fc.integer({ min: 1, max: 30 }), seconds: fc.integer({ min: 0, max: 30 }) })
  .map(({ minutes, seconds }): TimeControl => ({
    kind: 'live',
    initial: minutes * MINUTE,
    increment: seconds * SECOND,
  }));
const slow = fc
  .record({ hours: fc.constantFrom(1, 12, 24, 72), where: fc.option(zone) })
  .map(({ hours, where }): TimeControl => ({
    kind: 'correspondence',
    perMove: hours * HOUR,
    restsWeekendsIn: where,
  }));
const waits = fc.array(fc.integer({ min: 0, max: 40 * SECOND }), { minLength: 1, maxLength: 20 });

function timed(
  time: TimeControl | null,
  pausesBetween: readonly number[],
  changes: Partial<Game> = {},
): Game {
  const turns: Turn[] = [{ ply: 0, from: SPRING }];
  for (const ms of pausesBetween) turns.push({ ply: turns.length, from: (turns.at(-1)?.from ?? 0) + ms });
  return newGame({ time, turns, moves: turns.slice(1).map(() => 'c3-d4'), createdAt: SPRING, ...changes });
}

test('the time on both clocks and the elapsed time add up to the given time', () => {
  fc.assert(
    fc.property(live, waits, fc.integer({ min: 0, max: 20 * SECOND }), (time, between, later) => {
      const game = timed(time, between);
      const at = (game.turns.at(-1)?.from ?? 0) + later;
      const left = COLORS.map((color) => timeLeft(game, color, at) ?? 0);
      fc.pre(left.every((ms) => ms > 0));
      const passed = at - (game.turns[1]?.from ?? 0);
      const given = time.kind === 'live' ? 2 * time.initial + (game.moves.length - 1) * time.increment : 0;
      expect(left.reduce((sum, ms) => sum + ms, passed)).toBe(given);
    }),
  );
});

test('a side has no time left at its deadline, and some time left a millisecond before', () => {
  fc.assert(
    fc.property(fc.oneof(live, slow), spans, (time, away) => {
      const vacations = away.map((each) => ({ ...each, color: 'black' as const }));
      const game = timed(time, [SECOND], { vacations });
      const deadline = deadlineOf(game) ?? 0;
      expect(timeLeft(game, 'black', deadline)).toBe(0);
      expect(timeLeft(game, 'black', deadline - 1)).toBe(1);
    }),
  );
});

const control = fc.oneof(fc.constant(null), live, slow);

test('a game with a clock, or that has not begun, is due until it is over, and then never', () => {
  fc.assert(
    fc.property(control, fc.boolean(), (time, begun) => {
      const game = timed(time, begun ? [SECOND] : []);
      const told = { version: game.version, reminded: null };
      const due = dueOf(game, told, 0);
      expect(due === null).toBe(time === null && begun);
      expect(due ?? 0).toBeLessThanOrEqual((deadlineOf(game) ?? 0) + FLAG_GRACE);
      const ended = endByTime(game, Number.MAX_SAFE_INTEGER)?.game;
      expect(ended ? dueOf(ended, { ...told, version: ended.version }, 0) : null).toBeNull();
      expect(dueOf(game, UNANNOUNCED, 17)).toBe(17);
    }),
  );
});

test('a move made in time counts however late it is processed before the flag is decided; a later move never counts', () => {
  fc.assert(
    fc.property(
      fc.oneof(live, slow),
      fc.integer({ min: -3 * HOUR, max: 3 * HOUR }),
      fc.array(fc.integer({ min: 0, max: 2 * FLAG_GRACE }), { maxLength: 5 }),
      (time, distance, sweeps) => {
        const opened = makeMove(timed(time, []), { by: 'anna', at: SPRING + SECOND }, 'c3-d4');
        if (!opened.ok) throw new Error(opened.problem.code);
        const { game } = opened.value;
        const deadline = deadlineOf(game) ?? 0;
        const act = { by: 'boris', at: Math.max(SPRING + SECOND, deadline + distance) };
        const arrival = Math.max(act.at, Math.min(deadline + FLAG_GRACE - 1, act.at + 3 * SECOND));
        const swept = sweeps
          .map((ms) => deadline - FLAG_GRACE + ms)
          .filter((now) => now <= arrival)
          .reduce<Game>((now, at) => endByTime(now, at)?.game ?? now, game);
        const inTime = act.at < deadline;
        expect(makeMove(swept, act, 'b6-a5').ok).toBe(inTime);
        expect(resign(swept, act).ok).toBe(inTime);
      },
    ),
  );
});

test('a game ends at its deadline, whenever that is noticed, for the side that did not move', () => {
  fc.assert(
    fc.property(control, fc.boolean(), fc.nat({ max: 60 * DAY }), (time, begun, late) => {
      const game = timed(time, begun ? [SECOND] : []);
      const deadline = deadlineOf(game);
      fc.pre(deadline !== null);
      expect(endByTime(game, deadline + FLAG_GRACE - 1)).toBeNull();
      expect(endByTime(game, deadline + FLAG_GRACE + late)?.game).toEqual({
        ...game,
        version: 2,
        changedAt: deadline,
        latest: 'ended',
        result: begun ? { winner: 'white', by: 'flag' } : { winner: null, by: 'aborted' },
      });
    }),
  );
});
