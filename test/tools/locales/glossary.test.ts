/** The game's terms have the same translation in every sentence of a language. */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import type { Sentences } from '../../../src/i18n/sentence.ts';
import {
  type Glossary,
  glossaryOf,
  termFindings,
  unexplained,
  unsourced,
  TERMS,
} from '../../../src/tools/locales/glossary.ts';
import { currentOf, translationOf } from '../../../src/tools/locales/translation.ts';

const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

describe.each(TRANSLATED)('%s', (locale) => {
  test('a glossary contains only our terms', () => {
    expect(Object.keys(glossaryOf(locale)).filter((term) => !Object.hasOwn(TERMS, term))).toEqual([]);
  });

  test('a catalog uses the words of its glossary', () => {
    expect(termFindings(currentOf(translationOf(locale)), glossaryOf(locale))).toEqual([]);
  });
});

const GERMAN: Glossary = Object.fromEntries(
  Object.keys(TERMS).map((term) => [term, { word: term, stems: ['remis', 'dame', 'König'] }]),
);
const findings = (catalogue: Sentences) => termFindings(catalogue, GERMAN).map(({ key }) => key);

test('a glossary accepts any form of a word', () => {
  expect(findings({ 'button.offer.draw': 'Remisangebot' })).toEqual([]);
});

test('a glossary reports a different word', () => {
  expect(findings({ 'button.offer.draw': 'Unentschieden anbieten' })).toEqual(['button.offer.draw']);
});

test('a glossary ignores sentences on other subjects, and command names', () => {
  expect(findings({ 'button.flip': 'Drehen', 'name.draw': 'unentschieden' })).toEqual([]);
});

test('a missing word in a glossary is reported', () => {
  const { man: _, ...rest } = GERMAN;
  expect(unexplained(rest)).toEqual(['man']);
  expect(unsourced(rest)).toEqual(Object.keys(TERMS).filter((term) => term !== 'man'));
  expect(termFindings({ 'button.offer.draw': 'Remis' }, rest)).toEqual([]);
});
