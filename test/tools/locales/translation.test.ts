/** Missing translations, and translations whose English has changed. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import {
  currentOf,
  merged,
  toDoOf,
  translationOf,
  upToDate,
  type Translation,
} from '../../../src/tools/locales/translation.ts';

const FLIPPED = upToDate({ 'button.flip': 'Drehen' });
const STALE: Translation = { ...FLIPPED, hashes: { 'button.flip': '01234567' } };

test('English has no missing sentences', () => {
  expect(toDoOf(translationOf('en'))).toEqual({ missing: [], stale: [], orphaned: [] });
});

test('each translation file is for a language that can be chosen', () => {
  const files = globSync('assets/locales/*.json').map((file) => basename(file, '.json'));
  expect(['en', ...files].toSorted()).toEqual(LOCALES.toSorted());
});

test.each(LOCALES)('each hash of %s belongs to a translation', (locale) => {
  const { sentences, hashes } = translationOf(locale);
  expect(Object.keys(hashes).filter((key) => !Object.hasOwn(sentences, key))).toEqual([]);
});

test('a sentence that is not translated is missing', () => {
  expect(toDoOf(FLIPPED).missing).toHaveLength(Object.keys(en).length - 1);
  expect(toDoOf(FLIPPED).missing).not.toContain('button.flip');
});

test('a sentence whose English has changed is stale, until it is merged or confirmed', () => {
  expect(toDoOf(STALE).stale).toEqual(['button.flip']);
  expect(currentOf(STALE)).toEqual({});
  expect(toDoOf(merged(STALE, { 'button.flip': 'Umdrehen' })).stale).toEqual([]);
  expect(toDoOf(merged(STALE, {})).stale).toEqual(['button.flip']);
});

test('a sentence without a hash is stale', () => {
  expect(toDoOf({ ...FLIPPED, hashes: {} }).stale).toEqual(['button.flip']);
});

test('a sentence that was removed from English is orphaned, and removed by the next merge', () => {
  const orphan = upToDate({ 'button.explode': 'Bumm', 'button.flip': 'Drehen' });
  expect(toDoOf(orphan).orphaned).toEqual(['button.explode']);
  expect(merged(orphan, {})).toEqual(FLIPPED);
});

test('merged sentences have the order of the English catalog', () => {
  const { sentences, hashes } = merged(upToDate({ 'button.flip': 'Drehen' }), {
    'hint.best': 'Ich: {move}',
  });
  expect(Object.keys(sentences)).toEqual(['hint.best', 'button.flip']);
  expect(Object.keys(hashes)).toEqual(['hint.best', 'button.flip']);
});
