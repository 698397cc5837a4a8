/** Time zones as people type them, and a daily hour where days have 23, 24 or 25 hours. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseZone } from '../../src/game/calendar/parseZone.ts';
import { nextDaily } from '../../src/game/calendar/zone.ts';
import { shownZone } from '../../src/game/calendar/zoneNames.ts';
import { completeZone } from '../../src/views/screen/zones.ts';
import { HOUR } from '../../src/game/calendar/span.ts';
import { someOf } from '../runs.ts';

test.each([
  [' europe/berlin ', 'Europe/Berlin'],
  ['ASIA/TOKYO', 'Asia/Tokyo'],
  ['utc', 'UTC'],
  // Zones by name; the name is kept as typed.
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['europe/kiev', 'Europe/Kiev'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['US/Eastern', 'US/Eastern'],
  // By city, with old and new names.
  ['Berlin', 'Europe/Berlin'],
  ['kyiv', 'Europe/Kyiv'],
  ['Kiev', 'Europe/Kyiv'],
  ['calcutta', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Kolkata'],
  ['ho chi minh', 'Asia/Ho_Chi_Minh'],
  ['Saigon', 'Asia/Ho_Chi_Minh'],
  ['melbourne', 'Australia/Melbourne'],
  ['são paulo', 'America/Sao_Paulo'],
  ['Köln', 'Europe/Berlin'],
  // By names in other scripts and languages.
  ['Киев', 'Europe/Kyiv'],
  ['Київ', 'Europe/Kyiv'],
  ['москва', 'Europe/Moscow'],
  ['Нью-Йорк', 'America/New_York'],
  ['東京', 'Asia/Tokyo'],
  ['Αθήνα', 'Europe/Athens'],
  ['القاهرة', 'Africa/Cairo'],
  ['서울', 'Asia/Seoul'],
  ['ירושלים', 'Asia/Jerusalem'],
  ['Rzym', 'Europe/Rome'],
  ['Украина', 'Europe/Kyiv'],
  ['Россия', 'Europe/Moscow'],
  ['日本', 'Asia/Tokyo'],
  ['Deutschland', 'Europe/Berlin'],
  // A city without its own zone, in any script. Of several such cities, the largest.
  ['Saint Petersburg', 'Europe/Moscow'],
  ['St. Petersburg', 'Europe/Moscow'],
  ['Питер', 'Europe/Moscow'],
  ['Мюнхен', 'Europe/Berlin'],
  ['Muenchen', 'Europe/Berlin'],
  ['Leipzig', 'Europe/Berlin'],
  ['Lyon', 'Europe/Paris'],
  ['Den Haag', 'Europe/Amsterdam'],
  ['Bangalore', 'Asia/Kolkata'],
  ['San Francisco', 'America/Los_Angeles'],
  ['Boston', 'America/New_York'],
  ['Washington DC', 'America/New_York'],
  ['Birmingham', 'Europe/London'],
  ['Islamabad', 'Asia/Karachi'],
  ['北京', 'Asia/Shanghai'],
  ['大阪', 'Asia/Tokyo'],
  ['حيفا', 'Asia/Jerusalem'],
  ['חיפה', 'Asia/Jerusalem'],
  ['Казань', 'Europe/Moscow'],
  ['Львів', 'Europe/Kyiv'],
  ['부산', 'Asia/Seoul'],
  // Cities have other names in other languages.
  ['Venezia', 'Europe/Rome'],
  ['Venice', 'Europe/Rome'],
  ['Padua', 'Europe/Rome'],
  ['Gent', 'Europe/Brussels'],
  ['Ghent', 'Europe/Brussels'],
  ['Gand', 'Europe/Brussels'],
  ['Brugge', 'Europe/Brussels'],
  ['Bruges', 'Europe/Brussels'],
  ['Malines', 'Europe/Brussels'],
  ['Genf', 'Europe/Zurich'],
  ['Lucerne', 'Europe/Zurich'],
  ['Cracow', 'Europe/Warsaw'],
  ['Oporto', 'Europe/Lisbon'],
  // By abbreviation: the zone that most people mean.
  ['MSK', 'Europe/Moscow'],
  ['мск', 'Europe/Moscow'],
  ['IST', 'Asia/Kolkata'],
  ['CST', 'America/Chicago'],
  ['BST', 'Europe/London'],
  ['JST', 'Asia/Tokyo'],
  ['KST', 'Asia/Seoul'],
  ['CEST', 'Europe/Paris'],
  // By offset.
  ['UTC+3', '+03:00'],
  ['GMT+2', '+02:00'],
  ['gmt -3:30', '-03:30'],
  ['+5:30', '+05:30'],
  ['+0530', '+05:30'],
  ['UTC+05:45', '+05:45'],
  ['UTC−3', '-03:00'],
  ['UTC + 9', '+09:00'],
  ['+3 UTC', '+03:00'],
  ['UTC 3', '+03:00'],
  ['GMT+5.5', '+05:30'],
  ['UTC+5.45', '+05:45'],
  ['МСК+2', '+05:00'],
  ['msk-1', '+02:00'],
  ['UTC+0', 'UTC'],
  ['+14', '+14:00'],
  ['Etc/GMT-3', 'Etc/GMT-3'],
  ['+15', null],
  ['-12:30', null],
  ['UTC+3:60', null],
  ['3', null],
  ['Europe/Springfield', null],
  ['2026-01-01T00:00+01:00[Europe/Berlin]', null],
  ['Factory', null],
  ['x'.repeat(6000), null],
  ['', null],
])('%j is read as %j, every time', (text, zone) => {
  expect([parseZone(text), parseZone(text)]).toEqual([zone, zone]);
});

const sharedName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

const DATABASE = readFileSync(new URL('../fixtures/zones/tz.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && line !== 'Factory')
  .map((line) => line.split(' '));
const NAMES = [...new Set([...DATABASE.flat(), ...Intl.supportedValuesOf('timeZone')])];
const FIXED = /^(?:Etc\/)?GMT[-+]/u;

/** The suggestions that Discord shows for an input. */
const found = (text: string): readonly string[] =>
  completeZone(text)
    .slice(0, 25)
    .map(({ value }) => value);

test('each name of the tz database is kept as it was typed', () => {
  expect(NAMES.length).toBeGreaterThan(590);
  expect(NAMES.filter((name) => parseZone(name.toLowerCase()) !== name)).toEqual([]);
});

test('each zone is found by its names, old and new, and by their cities, even before they are typed completely', () => {
  const names = NAMES.filter((name) => !FIXED.test(name));
  const unfound = someOf(names, 16).flatMap((name) => {
    const city = name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
    const texts = [name, city, city.toUpperCase(), city.length > 4 ? city.slice(0, -1) : city];
    return texts.filter((text) => !found(text).some((zone) => sharedName(zone) === sharedName(name)));
  });
  expect(unfound).toEqual([]);
});

test('the current name is suggested for an older name', () => {
  for (const [older, today] of [
    ['kie', 'Europe/Kyiv'],
    ['kyi', 'Europe/Kyiv'],
    ['kolk', 'Asia/Kolkata'],
    ['calc', 'Asia/Kolkata'],
    ['ho chi', 'Asia/Ho_Chi_Minh'],
    ['saig', 'Asia/Ho_Chi_Minh'],
    ['rangoo', 'Asia/Yangon'],
    ['munic', 'Europe/Berlin'],
    ['ukrain', 'Europe/Kyiv'],
    ['san fr', 'America/Los_Angeles'],
    ['нижний н', 'Europe/Moscow'],
    ['мюнх', 'Europe/Berlin'],
    ['北京', 'Asia/Shanghai'],
  ] as const)
    expect(found(older)[0]).toBe(today);
  // The larger of two cities, found by its former name, is second.
  expect(found('Odessa')).toEqual(expect.arrayContaining(['America/Chicago', 'Europe/Kyiv']));
});

const labels = (text: string): readonly string[] =>
  completeZone(text)
    .slice(0, 2)
    .map(({ label }) => label);

test('for an abbreviation, the place that most people mean is suggested before the zone with that name', () => {
  expect(labels('EST')).toEqual(['America/New_York', 'EST (UTC-5)']);
  expect(labels('mst')).toEqual(['America/Denver', 'MST (UTC-7)']);
  expect(labels('HST')).toEqual(['Pacific/Honolulu', 'HST (UTC-10)']);
  expect(labels('CET')).toEqual(['Europe/Paris', 'CET']);
  expect(labels('GMT')[0]).toBe('GMT (UTC+0)');
  expect(['EST', 'MST', 'HST', 'CET'].map(parseZone)).toEqual(['EST', 'MST', 'HST', 'CET']);
});

/**
 * ICU's names for a zone, in languages that add no other words: its city, or its country if that
 * has one zone.
 */
const generic = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')!.value;

test('each zone is found by its city or country in Russian, Bulgarian, Ukrainian and Greek', () => {
  const unfound = [];
  let count = 0;
  const zones = someOf(Intl.supportedValuesOf('timeZone'), 16);
  for (const locale of ['ru', 'bg', 'uk', 'el'])
    for (const zone of zones) {
      const name = generic(locale, zone).replace(/^час: |^Ώρα \(|\)$/gu, '');
      if (/^[\p{L} -]+$/u.test(name) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(name)) {
        count += 1;
        if (!found(name).some((each) => sharedName(each) === sharedName(zone))) unfound.push([name, zone]);
      }
    }
  expect(count).toBeGreaterThan(2.4 * zones.length);
  expect(unfound).toEqual([]);
});

test('names in other languages are listed after the usual names, and larger places first', () => {
  for (const [text, zone] of [
    ['мос', 'Europe/Moscow'],
    ['нью', 'America/New_York'],
    ['αθη', 'Europe/Athens'],
    ['東', 'Asia/Tokyo'],
    ['par', 'Europe/Paris'],
    ['lon', 'Europe/London'],
  ] as const)
    expect(found(text)[0]).toBe(zone);
});

const two = (count: number): string => String(count).padStart(2, '0');

test('offsets of all clocks are read as people write them, and shown in the same form', () => {
  const offsets = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15);
  const bases = fc.constantFrom('UTC', 'GMT', 'utc ', 'Gmt ', '');
  fc.assert(
    fc.property(
      offsets,
      bases,
      fc.constantFrom('-', '−', '–'),
      fc.boolean(),
      (offset, base, minus, isPadded) => {
        const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
        const written = `${base}${offset < 0 ? minus : '+'}${isPadded ? two(hours) : hours}${minutes > 0 || isPadded ? `:${two(minutes)}` : ''}`;
        const zone = parseZone(written) ?? '';
        expect(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).offsetNanoseconds).toBe(
          offset * 60e9,
        );
        expect(parseZone(shownZone(zone))).toBe(zone);
      },
    ),
  );
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

test('the next daily hour is never more than a day and an hour away', () => {
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

test('an offset is the only choice, because zones with the opposite sign have the same digits', () => {
  for (let hour = 1; hour <= 12; hour += 1)
    for (const base of ['GMT', 'UTC', ''])
      for (const sign of ['+', '-'])
        expect(completeZone(`${base}${sign}${hour}`).map(({ label }) => label)).toEqual([
          `UTC${sign}${hour}`,
        ]);
});
