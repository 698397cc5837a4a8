/**
 * Counted nouns in the Slavic languages, by handwritten tables: the form for each number, and the
 * forms of each noun with its verbs and adjectives. The tables are independent of `Intl`, which
 * chooses the forms in the product.
 */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { catalogueIn } from '../../src/i18n/catalogues.ts';
import { en } from '../../src/i18n/en.ts';
import { sayIn, type Key } from '../../src/i18n/say.ts';
import { currentOf, toDoOf, translationOf } from '../../src/tools/locales/translation.ts';
import WORDS from '../fixtures/words/counted.json' with { type: 'json' };

/** Which of three forms follows a number: the form after 1, after 2 or after 5. */
const EAST = { 1: 0, 2: 1, 5: 2, 11: 2, 21: 0, 22: 1, 25: 2 } as const;
const NUMBERS = { ru: EAST, uk: EAST, pl: { ...EAST, 21: 2 } } as const;

/** A noun, or the words around a number (`#`), as they follow 1, 2 and 5. */
const Forms = z.tuple([z.string(), z.string(), z.string()]);
const LANGUAGES = z
  .array(
    z.object({
      locale: z.enum(['ru', 'uk', 'pl']),
      nouns: z.array(Forms),
      /** Where a sentence needs a case other than the nominative. */
      cases: z.record(z.string(), Forms),
      phrases: z.record(z.string(), Forms),
    }),
  )
  .parse(WORDS)
  .map((language) => ({
    ...language,
    numbers: Object.entries(NUMBERS[language.locale]).map(([count, form]) => [Number(count), form] as const),
  }));
type Language = (typeof LANGUAGES)[number];

const CATALOGUES = new Map(LANGUAGES.map(({ locale }) => [locale, catalogueIn(locale)]));
const TO_DO = new Map(LANGUAGES.map(({ locale }) => [locale, toDoOf(translationOf(locale))]));

const isKey = (key: string): key is Key => Object.hasOwn(en, key);

/** Each language's counted sentences where a word follows the number, except outdated translations. */
const COUNTED = new Map(
  LANGUAGES.map(({ locale }) => [
    locale,
    Object.entries(currentOf(translationOf(locale))).flatMap(([key, sentence]) =>
      typeof sentence === 'object' && isKey(key) && /\{count\} \p{L}/u.test(sentence.many ?? '') ? [key] : [],
    ),
  ]),
);
const countedIn = (locale: Language['locale']): readonly Key[] => COUNTED.get(locale) ?? [];

/** The sentence with this count, and a dash in every other placeholder. */
function counted(locale: Language['locale'], key: Key, count: number): string {
  const sentence = CATALOGUES.get(locale)?.[key];
  const holes = Object.values(typeof sentence === 'object' ? sentence : {})
    .join(' ')
    .matchAll(/\{(\w+)\}/gu);
  const dashes = Object.fromEntries([...holes].map(([, hole = '']) => [hole, '–']));
  // The compiler doesn't know the placeholders of a key that is only known at run time.
  return String(Reflect.apply(sayIn(locale), undefined, [key, { ...dashes, count }]));
}

const wordsAfter = (text: string, count: number): readonly string[] =>
  new RegExp(String.raw`(?<!\d)${count} ((?:[\p{L}’]+ ?){1,3})`, 'u').exec(text)?.[1]?.trim().split(' ') ??
  [];

/** Whether the sentence needs a new translation; its table then waits, too. */
function isToDo(locale: Language['locale'], key: string): boolean {
  const { missing = [], stale = [] } = TO_DO.get(locale) ?? {};
  return missing.concat(stale).includes(key);
}

describe.each(LANGUAGES)(
  'counted nouns in $locale are right',
  ({ locale, numbers, nouns, cases, phrases }) => {
    test.each(countedIn(locale))('%s', (key) => {
      const fitting = cases[key] ? [cases[key]] : nouns;
      const wrong = numbers.flatMap(([count, form]) => {
        const text = counted(locale, key, count);
        const after = wordsAfter(text, count);
        // A form may omit the number, or separate it from the noun.
        const isUncounted = !text.includes(String(count)) || text.includes(`(${count})`);
        return isUncounted || fitting.some((forms) => after.includes(forms[form])) ? [] : [text];
      });
      expect(wrong).toEqual([]);
    });

    const held = Object.entries(phrases).filter(([key]) => !isToDo(locale, key));

    test.each(held)('%s agrees with its number', (key, forms) => {
      expect(countedIn(locale)).toContain(key);
      const wrong = numbers.flatMap(([count, form]) => {
        const text = isKey(key) ? counted(locale, key, count) : '';
        return text.includes(forms[form].replaceAll('#', String(count))) ? [] : [text];
      });
      expect(wrong).toEqual([]);
    });

    test('the table has no sentence without a count', () => {
      const unheld = Object.keys(cases).filter((key) => !countedIn(locale).some((own) => own === key));
      expect(unheld.filter((key) => !isToDo(locale, key))).toEqual([]);
    });
  },
);
