/** Time zones as people type them, and a daily hour where days have 23, 24 or 25 hours. */
import { expect, test } from 'vitest';
import { parseZone, nextDaily } from '../../src/game/calendar/zone.ts';
import * as fc from 'fast-check';
import { HOUR } from '../../src/game/calendar/span.ts';

test.each([
  [' europe/berlin ', 'Europe/Berlin'],
  ['ASIA/TOKYO', 'Asia/Tokyo'],
  ['utc', 'UTC'],
  ['Europe/Springfield', null],
  ['Berlin', null],
  ['', null],
])('%j is %j, however often it is asked', (text, zone) => {
  expect([parseZone(text), parseZone(text)]).toEqual([zone, zone]);
});

test('each zone of the database is found by its name', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const parsed = parseZone(zone);
    expect(parsed).not.toBeNull();
    expect(parseZone(parsed ?? '')).toBe(parsed);
  }
});

test.each([
  ['before the hour', '2026-06-01T05:59:59Z', 8, 'Europe/Berlin', '2026-06-01T06:00:00Z'],
  ['at the hour', '2026-06-01T06:00:00Z', 8, 'Europe/Berlin', '2026-06-02T06:00:00Z'],
  ['when clocks go forward', '2026-03-28T08:00:00Z', 8, 'Europe/Berlin', '2026-03-29T06:00:00Z'],
  ['when clocks go back', '2026-10-24T08:00:00Z', 8, 'Europe/Berlin', '2026-10-25T07:00:00Z'],
  ['at an hour that is left out', '2026-03-28T12:00:00Z', 2, 'Europe/Berlin', '2026-03-29T01:00:00Z'],
  ['at midnight', '2026-06-01T12:00:00Z', 0, 'UTC', '2026-06-02T00:00:00Z'],
] as const)('%s', (_name, at, hour, zone, next) => {
  expect(nextDaily(Date.parse(at), hour, zone)).toBe(Date.parse(next));
});

test('the next one always comes, within a day and an hour', () => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/St_Johns',
    'Pacific/Auckland',
    'Asia/Kathmandu',
  );
  const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 23 }), zones, (at, hour, zone) => {
      const next = nextDaily(at, hour, zone);
      expect(next).toBeGreaterThan(at);
      expect(next - at).toBeLessThanOrEqual(25 * HOUR);
    }),
  );
});
