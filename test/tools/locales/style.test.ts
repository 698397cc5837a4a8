/** The style of each language: known mistakes must not return. */
import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import type { Sentences } from '../../../src/i18n/sentence.ts';
import { styleFindings, styleOf } from '../../../src/tools/locales/style.ts';
import { currentOf, translationOf } from '../../../src/tools/locales/translation.ts';

test.each(LOCALES)('%s follows its style, with the emoji of the English sentences', (locale) => {
  expect(styleFindings(currentOf(translationOf(locale)), styleOf(locale))).toEqual([]);
});

const RULES = { address: { uses: 'du', not: 'Ihnen' }, phrases: { gezählte: '„gewertete“' } };
const says = (catalogue: Sentences) => styleFindings(catalogue, RULES).map((finding) => finding.says);

test('a style reports an unwanted phrase, in any form of a counted sentence', () => {
  const sentence = { one: 'Eine gezählte Partie', other: '{count} Partien' };
  expect(says({ 'stats.total': sentence })).toEqual(['says “gezählte”: „gewertete“']);
});

test('a style reports the wrong form of address', () => {
  expect(says({ 'button.flip': 'Ihnen' })).toEqual(['addresses the reader by “Ihnen”, not by “du”']);
});

test.each([
  ['Choose …', 1],
  ['Choose…', 0],
  ['-# … and more', 0],
  ['like `1. c3-d4 …`', 0],
])('whether %s has a space before an ellipsis: %i', (text, found) => {
  expect(says({ 'menu.piece': text })).toHaveLength(found);
});

test('a style reports an emoji that English does not have, and a missing emoji', () => {
  expect(says({ 'lobby.title': '### 🗳️ Gegner gesucht' })).toEqual([
    'lacks 🔍',
    'has 🗳, which English does not',
  ]);
});
