/**
 * A date with what stands before it, in every language. Discord writes `<t:…:f>` in the reader's own, such as "12. Januar 2027 20:15"
 * or "12 gennaio 2027 20:15", so a preposition must bring the article that the language wants with it.
 */
import { expect, test } from 'vitest';
import { catalogueIn } from '../../src/i18n/catalogues.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';

/** What no date can follow directly. Sources: Duden, "bis"; RAE, "fecha"; Treccani, "data"; Académie française, "date". */
const BARE: Readonly<Record<string, RegExp>> = {
  de: /\b(?:bis|von|seit|ab) \{(?:until|moment|from)\}/u,
  es: /\b(?:hasta|desde|del?|antes de) \{(?:until|moment|from)\}(?<!(?:del|el) \{\w+\})/u,
  it: /\b(?:fino a|entro|da|a|dal|al) \{(?:until|moment|from)\}/u,
  fr: /(?:jusqu’à|avant|depuis|de|à) \{(?:until|moment|from)\}/u,
};

const textsOf = (sentence: unknown): readonly string[] =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence ?? {}).map(String);

/** The sentences with a date in them. */
const dated = (locale: Locale): readonly string[] =>
  Object.values(catalogueIn(locale))
    .flatMap(textsOf)
    .filter((text) => /\{(?:until|moment|from)\}/u.test(text));

test.each(LOCALES.filter((locale) => Object.hasOwn(BARE, locale)))('%s', (locale) => {
  expect(dated(locale).length).toBeGreaterThan(5);
  expect(dated(locale).filter((text) => BARE[locale]?.test(text))).toEqual([]);
});
