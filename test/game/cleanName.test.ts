/**
 * Invisible characters, and characters that change how other text is read, are removed from typed
 * names.
 */
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName } from '../../src/game/cleanName.ts';
import { runsOf } from '../runs.ts';

test.each([
  ['as it is', 'Friday cup', 'Friday cup'],
  ['with spaces', '  Friday \t\n cup ', 'Friday cup'],
  ['written from right to left by force', '\u202Epuc yadirF\u202C', 'puc yadirF'],
  ['isolated', '\u2067cup\u2069', 'cup'],
  ['of zero width', '\u200B\u2060\uFEFF\u00AD', ''],
  ['with zero width inside', 'Fri\u200Bday', 'Friday'],
  ['of the Hangul filler', '\u3164\u115F\u1160\uFFA0', ''],
  ['of the empty Braille pattern', '\u2800', ''],
  ['of combining marks alone', '\u0301\u0489\u20DD', ''],
  ['of joiners and selectors alone', '\u200D\u200C\uFE0F\u{E0020}', ''],
  ['with marks piled up', `Z${'\u0335'.repeat(20)}algo`, 'Z\u0335\u0335\u0335algo'],
  ['in Arabic and Hebrew', 'بطولة שלום', 'بطولة שלום'],
  ['in Persian, with its joiner', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['in Hindi', 'क्षत्रिय', 'क्षत्रिय'],
  ['in Vietnamese, in parts', 'Giải'.normalize('NFD'), 'Giải'],
  ['an emoji of several', '👨‍👩‍👧 ❤️ 🏆', '👨‍👩‍👧 ❤️ 🏆'],
  ['with half an emoji', 'cup \uD83C', 'cup'],
])('a name %s', (_, typed, expected) => {
  expect(cleanName(typed)).toBe(expected);
});

test('a cleaned name stays the same, and is visible or empty', () => {
  assert(
    property(string({ unit: 'binary' }), (typed) => {
      const name = cleanName(typed);
      expect(cleanName(name)).toBe(name);
      expect(name).toMatch(/^$|[\p{L}\p{N}\p{P}\p{S}]/u);
      expect(name).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u3164]/u);
    }),
    { numRuns: runsOf(500) },
  );
});
