/** What every language says has the holes and forms that it needs, and fits into Discord. */
import { expect, test } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { pseudo } from '../../src/i18n/pseudo.ts';
import { findingsOf } from '../../src/tools/locales/findings.ts';
import { translationOf, upToDate } from '../../src/tools/locales/translation.ts';

test.each(LOCALES)('the catalogue in %s has nothing wrong with what it says', (locale) => {
  expect(findingsOf(locale, translationOf(locale))).toEqual([]);
});

test('nor has the pseudo-language, which says everything', () => {
  const catalogue = pseudo(en);
  expect(findingsOf('en', upToDate(catalogue))).toEqual([]);
  expect(Object.keys(catalogue)).toEqual(Object.keys(en));
});
