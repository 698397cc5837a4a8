import { expect, test } from 'vitest';
import { renamingBy } from '../../src/i18n/commandNames.ts';
import { en } from '../../src/i18n/en.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { pseudo } from '../../src/i18n/pseudo.ts';
import { findingsOf } from '../../src/tools/locales/findings.ts';
import { translationOf, upToDate } from '../../src/tools/locales/translation.ts';

const GERMAN = { 'name.board': 'brett', 'name.vacation': 'urlaub', 'name.vacation.do': 'aktion' };

test.each([
  ['Mit `/board` siehst du es.', 'Mit `/brett` siehst du es.'],
  ['`/board` oder `/vacation do:end`', '`/brett` oder `/urlaub aktion:end`'],
  ['`/unknown do:it`', '`/unknown do:it`'],
  ['and/or `board`', 'and/or `board`'],
])('%s', (text, expected) => {
  expect(renamingBy(GERMAN)(text)).toBe(expected);
});

test('names in another language are used if the reader’s Discord is in that language', () => {
  const text = 'Mit `/board` siehst du es; `/vacation do:end` beendet ihn.';
  const names = { 'name.board': '盤', 'name.vacation': '休暇', 'name.vacation.do': '操作' };
  expect(renamingBy(names)(text)).toBe('Mit `/盤` siehst du es; `/休暇 操作:end` beendet ihn.');
});

test('a choice is typed as its value if that matches a choice’s name, otherwise as its name', () => {
  const names = {
    ...GERMAN,
    'choice.vacation.do.start': 'Urlaub beginnen: Uhren anhalten',
    'choice.vacation.do.end': 'Urlaub beenden (Ende)',
  };
  const text = '`/vacation do:start days:7`, `/vacation do:end`';
  expect(renamingBy(names)(text)).toBe('`/urlaub aktion:Urlaub beginnen days:7`, `/urlaub aktion:end`');
});

test('every plural form has the commands’ names', () => {
  const sentence = { one: '`/board`', other: '{count} `/board`' };
  expect(renamingBy(GERMAN)(sentence)).toEqual({
    one: '`/brett`',
    other: '{count} `/brett`',
  });
});

test.each(LOCALES)('the catalog in %s has no mistakes', (locale) => {
  expect(findingsOf(locale, translationOf(locale))).toEqual([]);
});

test('the pseudo-language, which translates everything, has no mistakes', () => {
  const catalogue = pseudo(en);
  expect(findingsOf('en', upToDate(catalogue))).toEqual([]);
  expect(Object.keys(catalogue)).toEqual(Object.keys(en));
});
