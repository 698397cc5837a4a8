/** Every language says everything, with the holes and forms that it needs, and fits into Discord. */
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../../src/i18n/catalogues.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { pseudo } from '../../src/i18n/pseudo.ts';
import { findingsOf } from '../../src/tools/locales/findings.ts';

describe.each(LOCALES)('the catalogue in %s', (locale) => {
  const catalogue = CATALOGUES[locale];

  test('lacks nothing, and has nothing wrong with what it says', () => {
    expect(findingsOf(locale, catalogue)).toEqual([]);
  });

  test('is in the order of English, so that two languages can be read side by side', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(CATALOGUES.en));
  });
});

test('the pseudo-language has nothing wrong with it either', () => {
  expect(findingsOf('en', pseudo(CATALOGUES.en))).toEqual([]);
});
