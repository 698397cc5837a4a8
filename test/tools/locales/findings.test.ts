/** Each possible mistake by a translator is found and reported. */
import { expect, test } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import type { Sentence } from '../../../src/i18n/sentence.ts';
import { findingsOf } from '../../../src/tools/locales/findings.ts';
import { neededForms, standsForMany } from '../../../src/tools/locales/plurals.ts';
import { upToDate } from '../../../src/tools/locales/translation.ts';
import { unusedKeys } from '../../../src/tools/locales/check.ts';

/** The findings for a catalog that equals the English one except for one sentence. */
const findingsWith = (key: string, sentence: Sentence): readonly string[] =>
  findingsOf('en', upToDate({ ...en, [key]: sentence })).map((finding) => `${finding.key} ${finding.says}`);

test('the English catalog has no findings', () => {
  expect(findingsOf('en', upToDate(en))).toEqual([]);
});

test.each<readonly [string, Sentence, string]>([
  ['button.flip', ' ', 'is empty'],
  ['button.play', 'Play', 'lacks {move}'],
  ['button.flip', 'Flip {move}', 'knows no {move}'],
  ['button.play', 'Play {Move}', 'lacks {move}'],
  ['button.play', 'Play {move} {', 'has a brace outside a hole'],
  ['stats.day', '## {day}: {games}', 'starts its lines with “## ”, English with “”'],
  ['hint.counted', '#- Seen', 'starts its lines with “”, English with “-# ”'],
  ['help.title', 'Draughts here', 'starts its lines with “”, English with “## ”'],
  ['button.flip', 'x'.repeat(81), "can be 81 characters long; Discord's limit is 80"],
  ['command.move', 'x'.repeat(101), "can be 101 characters long; Discord's limit is 100"],
  ['name.move', 'my move', '“my move” is not a command name: lower case, no spaces, at most 32 letters'],
  ['name.move', 'Zug', '“Zug” is not a command name: lower case, no spaces, at most 32 letters'],
  ['games.title', { other: '{count}' }, 'lacks the plural form “one”'],
  [
    'games.title',
    { one: '1', few: '2', other: '{count}' },
    'has a plural form “few” that its language lacks',
  ],
  ['button.flip', { one: 'Flip', other: 'Flip' }, 'has plural forms, but no count'],
])('the sentence %s: %j %s', (key, sentence, says) => {
  expect(findingsWith(key, sentence)).toContain(`${key} ${says}`);
});

test('two commands or two options with the same name are reported', () => {
  expect(findingsWith('name.move', 'games')).toEqual(
    ['name.move', 'name.games'].map((key) => expect.stringContaining(key)),
  );
  expect(findingsWith('name.move.draw', 'game')).toHaveLength(2);
  expect(findingsWith('name.move.draw', 'board')).toEqual([]);
});

test('an option with the same name as an untranslated option is reported', () => {
  const names = findingsOf('en', upToDate({ 'name.move.draw': 'game' })).map(({ key }) => key);
  expect(names).toEqual(['name.move.game', 'name.move.draw']);
});

test('missing and outdated translations don’t count as mistakes', () => {
  expect(findingsOf('en', { sentences: {}, hashes: {} })).toEqual([]);
  expect(
    findingsOf('en', { sentences: { 'button.play': 'Play' }, hashes: { 'button.play': 'older' } }),
  ).toEqual([]);
});

test.each([
  ['en', ['one', 'other']],
  ['ru', ['few', 'many', 'one', 'other']],
  ['pl', ['few', 'many', 'one', 'other']],
  ['ja', ['other']],
  ['fr', ['one', 'other']],
])('%s needs the plural forms %j', (locale, forms) => {
  expect([...neededForms(locale).required].sort()).toEqual(forms);
});

test.each([
  ['en', 'one', false],
  ['ru', 'one', true],
  ['fil', 'one', true],
  ['pl', 'one', false],
])('in %s, the plural form “%s” covers several numbers, so %s', (locale, form, expected) => {
  expect(standsForMany(locale, form)).toBe(expected);
});

test('a sentence counts as used if its key is in the code, or a template can produce it', () => {
  const keys = ['button.flip', 'card.offer.draw', 'card.offer.rematch', 'reminder', 'outcome.white'];
  const source = "say('button.flip'); say(`card.offer.${kind}`); say('reminder')";
  expect(unusedKeys(keys, [source])).toEqual(['outcome.white']);
});
