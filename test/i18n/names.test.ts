/**
 * Names in all scripts next to each other: each name is in its place, and nothing around it moves.
 * `bidi-js` computes the order on the screen by the Unicode bidirectional algorithm.
 */
import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName } from '../../src/game/cleanName.ts';
import { catalogueIn } from '../../src/i18n/catalogues.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { makeSay, sayIn } from '../../src/i18n/say.ts';
import { type Sentence, allHolesOf, fill, isolated, versus } from '../../src/i18n/sentence.ts';
import { cut, shortened } from '../../src/kit/cut.ts';
import { makeTag, parseTag } from '../../src/notation/pdn/tags.ts';
import { runsOf } from '../runs.ts';

/** Its types describe an ES module, but it is a CommonJS module. */
const makeBidi: () => Bidi = createRequire(import.meta.url)('bidi-js');
const bidi = makeBidi();

const FORMATTING = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function onScreen(text: string, direction: 'ltr' | 'auto'): string {
  const levels = bidi.getEmbeddingLevels(text, direction);
  return bidi.getReorderedString(text, levels).replaceAll(FORMATTING, '');
}

const NAMES = [
  'Anna',
  'محمد عبد الرحمن',
  'שלום!',
  'דוד 7',
  '(محمد)',
  '٣ محمد',
  'Anna (אנה)',
  'אנה (Anna) 3-1',
  'می\u200Cخواهم',
  'さくら 桜',
  'สมชาย',
  'क्षत्रिय',
  '👨‍👩‍👧 ❤️',
  'ދިވެހި',
  '123',
];
const names = fc.constantFrom(...NAMES);

const textsOf = (sentence: Sentence): readonly string[] =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence);

describe.each(LOCALES)('names in %s', (locale) => {
  const sentences = Object.values(catalogueIn(locale)).filter((sentence) => allHolesOf(sentence).length > 0);

  test('every sentence keeps its order around every name', () => {
    expect(sentences.length).toBeGreaterThan(500);
    fc.assert(
      fc.property(
        fc.constantFrom(...sentences),
        fc.array(names, { minLength: 12, maxLength: 12 }),
        (sentence, filling) => {
          for (const text of textsOf(sentence)) {
            const holes = [...new Set(allHolesOf(text))];
            const nameOf = (hole: string): string => filling[holes.indexOf(hole) % filling.length]!;
            const filled = fill(text, nameOf);
            const expected = text.replaceAll(/\{(\w+)\}/gu, (_, hole: string) =>
              onScreen(nameOf(hole), 'auto'),
            );
            for (const direction of ['ltr', 'auto'] as const)
              for (const [at, line] of filled.split('\n').entries())
                expect(onScreen(line, direction)).toBe(expected.split('\n')[at]);
          }
        },
      ),
      { numRuns: runsOf(1500) },
    );
  });
});

test('lists and pairs of names keep their order, even inside sentences', () => {
  const say = sayIn('en');
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 5 }), names, (all, other) => {
      const seen = all.map((name) => onScreen(name, 'auto'));
      for (const joint of ['and', 'or', 'plain'] as const)
        expect(onScreen(say.list(all, joint), 'auto')).toBe(say.list(seen, joint).replaceAll(FORMATTING, ''));
      const pair = versus(all[0]!, other);
      expect(onScreen(`12. ${pair} 2–0`, 'auto')).toBe(`12. ${seen[0]} – ${onScreen(other, 'auto')} 2–0`);
      const inside = makeSay('en', {})('meet.team', { team: other, names: say.list(all, 'plain') });
      expect(inside).toContain(say.list(all, 'plain'));
    }),
  );
});

test('a name is isolated once, and only if it needs isolation', () => {
  for (const name of NAMES) {
    expect(isolated(isolated(name))).toBe(isolated(name));
    expect(isolated(name).replaceAll(FORMATTING, '')).toBe(name);
  }
  expect(isolated('Anna')).toBe('Anna');
  expect(isolated('דוד')).toBe('\u2068דוד\u2069');
  expect(isolated('\u202Eevil\u202C')).toBe('evil');
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  names,
  fc.constantFrom('\u202Epuc\u202C', `Z${'\u0335'.repeat(500)}algo`, 'a\u0000b\r\nc', '\u2067אב', '🏴󠁧󠁢󠁥󠁮󠁧󠁿🏳️‍🌈'),
);

test('whatever somebody’s name is, the words around it keep their order', () => {
  fc.assert(
    fc.property(hostile, hostile, (one, other) => {
      const [white, black] = [cleanName(one), cleanName(other)];
      const text = `Before ${fill('{white} beat {black} 2–0', (hole) => (hole === 'white' ? white : black))} after`;
      const seen = onScreen(text, 'ltr');
      expect(seen).toMatch(/^Before /u);
      expect(seen).toMatch(/ 2–0 after$/u);
      expect(seen.indexOf(' beat ')).toBeGreaterThan(0);
    }),
    { numRuns: runsOf(500) },
  );
});

test('a shortened name ends with a complete letter', () => {
  const whole = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.array(names), fc.integer({ min: 32, max: 60 }), (all, most) => {
      const text = all.join(' ');
      const letters = Array.from(whole.segment(text), ({ segment }) => segment);
      expect(letters.join('')).toContain(cut(text, most));
      expect(Array.from(whole.segment(cut(text, most)), ({ segment }) => segment)).toEqual(
        letters.slice(0, Array.from(whole.segment(cut(text, most))).length),
      );
      expect(cut(text, most).length).toBeLessThanOrEqual(most);
      expect(Array.from(whole.segment(shortened(text, most))).length).toBeLessThanOrEqual(most);
    }),
  );
  expect(cut(`a${'\u0335'.repeat(500)}`, 40)).toHaveLength(40);
});

test('a PDN tag has only the name, on one line', () => {
  for (const name of NAMES) expect(parseTag(makeTag({ name: 'White', value: name })).value).toBe(name);
  expect(makeTag({ name: 'White', value: '\u202Eevil\u202C\u0000\r\nname' })).toBe('[White "evil name"]');
});
