/** Times as organizers type them, on Wednesday 2026-11-25 at 15:30 in Berlin. */
import { expect, test } from 'vitest';
import { endOf, instantOf } from '../../src/game/calendar/instant.ts';

const NOW = Date.UTC(2026, 10, 25, 14, 30);
const typing = (locale = 'en-US') => ({ zone: 'Europe/Berlin', now: NOW, locale });
const written = (at: number | null): string | null =>
  at === null
    ? null
    : Temporal.Instant.fromEpochMilliseconds(at)
        .toZonedDateTimeISO('Europe/Berlin')
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' });

test.each([
  ['now', '2026-11-25T15:30'],
  ['in 5 minutes', '2026-11-25T15:35'],
  ['2h', '2026-11-25T17:30'],
  ['20:00', '2026-11-25T20:00'],
  ['8 pm', '2026-11-25T20:00'],
  ['8:45 p.m.', '2026-11-25T20:45'],
  ['9am', '2026-11-26T09:00'],
  ['12am', '2026-11-26T00:00'],
  ['12 pm', '2026-11-26T12:00'],
  ['Friday 8pm', '2026-11-27T20:00'],
  ['fri, 20:00', '2026-11-27T20:00'],
  ['8 pm on Friday', '2026-11-27T20:00'],
  ['wednesday at 16:00', '2026-11-25T16:00'],
  ['Wednesday 3 pm', '2026-12-02T15:00'],
  ['tomorrow', '2026-11-26T15:30'],
  ['tomorrow 6:30', '2026-11-26T06:30'],
  ['today 18:00', '2026-11-25T18:00'],
  ['today 8:00', null],
  ['2026-12-01', '2026-12-01T00:00'],
  ['2026-12-01T18:30', '2026-12-01T18:30'],
  ['2026-12-01 6:30 pm', '2026-12-01T18:30'],
  ['2026-02-30', null],
  ['2025-12-01', null],
  ['25:00', null],
  ['13pm', null],
  ['20:00 21:00', null],
  ['someday 20:00', null],
  ['soon', null],
  ['', null],
])('%j is read as %j', (text, expected) => {
  expect(written(instantOf(text, typing()))).toBe(expected);
});

test.each([
  ['de', 'morgen 20:00', '2026-11-26T20:00'],
  ['de', 'Freitag 20:00', '2026-11-27T20:00'],
  ['fr', 'vendredi 20:00', '2026-11-27T20:00'],
  ['uk', 'п’ятниця 20:00', '2026-11-27T20:00'],
  ['uk', "п'ятниця 20:00", '2026-11-27T20:00'],
  ['ru', 'завтра 20:00', '2026-11-26T20:00'],
  ['ja', '金曜日 20:00', '2026-11-27T20:00'],
  ['pl', 'piątek 8 pm', '2026-11-27T20:00'],
])('in %s, %j is read as %j', (locale, text, expected) => {
  expect(written(instantOf(text, typing(locale)))).toBe(expected);
});

test.each([
  ['tomorrow', '2026-11-27T00:00'],
  ['Friday', '2026-11-28T00:00'],
  ['2026-12-31', '2027-01-01T00:00'],
  ['Friday 8 pm', '2026-11-27T20:00'],
  ['2029-01-01', '2029-01-01T00:00'],
  ['whenever', null],
])('the last day %j ends at %j', (text, expected) => {
  expect(written(endOf(text, typing()))).toBe(expected);
});
