/** Names of time zones as people type them. */
import { expect, test } from 'vitest';
import { parseZone } from '../../src/game/zone.ts';

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

test('each zone of the database is called by itself', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const parsed = parseZone(zone);
    expect(parsed).not.toBeNull();
    expect(parseZone(parsed ?? '')).toBe(parsed);
  }
});
