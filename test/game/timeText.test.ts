/** Time controls as people write them. */
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { CORRESPONDENCE_CHOICES, LIVE_CHOICES, type TimeControl } from '../../src/game/clock/time.ts';
import { makeTime, parseTime } from '../../src/game/clock/timeText.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { completeTime, timeName } from '../../src/views/game/time.ts';

const say = sayIn('en-US');
const live = (minutes: number, seconds: number): TimeControl => ({
  kind: 'live',
  initial: minutes * MINUTE,
  increment: seconds * SECOND,
});
const slow = (perMove: number): TimeControl => ({ kind: 'correspondence', perMove, restsWeekendsIn: null });

test.each([
  ['5+3', live(5, 3)],
  [' 5 + 3 ', live(5, 3)],
  ['10/5', live(10, 5)],
  ['180+180', live(180, 180)],
  ['1+0', live(1, 0)],
  ['5 minutes', live(5, 0)],
  ['10 min', live(10, 0)],
  ['3d', slow(3 * DAY)],
  ['3 days', slow(3 * DAY)],
  ['3 DAYS a move', slow(3 * DAY)],
  ['1 day/move', slow(DAY)],
  ['2w', slow(14 * DAY)],
  ['1 week', slow(7 * DAY)],
  ['2 weeks per move', slow(14 * DAY)],
  ['12h', slow(12 * HOUR)],
  ['1 hour', slow(HOUR)],
  ['36 hours per move', slow(36 * HOUR)],
  ['none', null],
  ['No clock', null],
  ['0', null],
])('is read: %s', (text, value) => {
  expect(parseTime(text)).toEqual({ ok: true, value });
});

test.each([
  ['', 'unreadable-time'],
  ['soon', 'unreadable-time'],
  ['5', 'unreadable-time'],
  ['5+', 'unreadable-time'],
  ['-5+3', 'unreadable-time'],
  ['5.5+3', 'unreadable-time'],
  ['3 weeks', 'time-out-of-range'],
  ['2 months', 'unreadable-time'],
  ['1e3d', 'unreadable-time'],
  ['9999+1', 'unreadable-time'],
  ['5+3+2', 'unreadable-time'],
  ['٣d', 'unreadable-time'],
  ['0+3', 'time-out-of-range'],
  ['181+0', 'time-out-of-range'],
  ['5+181', 'time-out-of-range'],
  ['0d', 'time-out-of-range'],
  ['15d', 'time-out-of-range'],
  ['337h', 'time-out-of-range'],
])('is refused: %s', (text, code) => {
  expect(parseTime(text)).toEqual({ ok: false, problem: { code, text } });
});

const OFFERED = [
  null,
  ...LIVE_CHOICES.map(([minutes, seconds]) => live(minutes, seconds)),
  ...CORRESPONDENCE_CHOICES.map(slow),
];

test.each(OFFERED)('a suggested text is accepted unchanged: %o', (time) => {
  expect(parseTime(makeTime(time))).toEqual({ ok: true, value: time });
});

const values = (typed: string): readonly string[] => completeTime(say, typed).map(({ value }) => value);

test('while typing, empty input suggests everything', () => {
  expect(values('')).toEqual(OFFERED.map(makeTime));
});

test.each([
  ['1', ['10+5', '15+10', '1h', '12h', '1d', '14d']],
  ['3 d', ['3d']],
  ['no', ['none']],
  ['4+2', ['4+2']],
  ['2h', ['2h']],
  ['nonsense', []],
])('suggestions while typing: %s', (typed, expected) => {
  expect(values(typed)).toEqual(expected);
});

test.each([
  [live(5, 3), '5+3'],
  [slow(DAY), '1 day per move'],
  [slow(12 * HOUR), '12 hours per move'],
  [
    { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: 'Europe/Berlin' },
    '3 days per move, weekends off',
  ],
] as const)('%o is described as %s', (time, name) => {
  expect(timeName(say, time)).toBe(name);
});
