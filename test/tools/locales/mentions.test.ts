/** Everything that sentences and documents mention exists under that name, in every language. */
import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import type { Sentences } from '../../../src/i18n/sentence.ts';
import { mentionFindings, unknownNames } from '../../../src/tools/locales/mentions.ts';
import { currentOf, translationOf } from '../../../src/tools/locales/translation.ts';

test.each(LOCALES)('%s names commands, options and buttons that exist', (locale) => {
  expect(mentionFindings(currentOf(translationOf(locale)))).toEqual([]);
});

const says = (catalogue: Sentences) => mentionFindings(catalogue).map((finding) => finding.says);

test.each<readonly [string, string]>([
  ['Nein. `/preferences vacation:end`', 'mentions `/preferences vacation:end`, which English does not'],
  ['Nein. `/preferences vacation:end`', 'does not mention `/preferences`'],
  ['`/preferences`, ohne `gewertet:`', 'mentions `gewertet:`, which English does not'],
])('%s %s', (text, flaw) => {
  expect(says({ 'problem.no-vacation': text })).toContain(flaw);
});

test('the words in an example plan can be translated', () => {
  expect(says({ 'plan.none': '`/games lines:wenn c3-d4, dann b6-a5`' })).toEqual([]);
  expect(says({ 'plan.none': '`/games steps:wenn c3-d4, dann b6-a5`' })).toHaveLength(2);
});

test('a sentence must use a button’s name in its own language', () => {
  const paused = { 'card.paused': '⏸️ {moment}, {distance}: **Weiter**' };
  expect(says({ ...paused, 'button.resume': 'Weiter' })).toEqual([]);
  expect(says({ ...paused, 'button.resume': 'Fortsetzen' })).toEqual(['does not name **Fortsetzen**']);
});

test.each([
  ['Press **Reverse** for the other side.', ['names **Reverse**, which nothing is called']],
  ['**Tip:** press **Resume**. You need **Manage Server**.', []],
  ['Start with /play.', ['names /play without backticks, so it is not translated']],
  ['Use `lines:`.', ['names `lines:` without its command']],
  ['`/seek`', ['names `/seek`, but there is no such command']],
  ['`/team play pace:1h`', ['names `/team play pace:1h`, but there is no option pace']],
  ['`/team play time:1h` and `/server data forget:{word}`', []],
])('names in an English sentence are checked: %s', (text, flaws) => {
  const english = { 'problem.game-over': text };
  expect(mentionFindings(english, english).map((finding) => finding.says)).toEqual(flaws);
});

test('names in a document are checked', () => {
  const page =
    'Press *Show to\neveryone*, *Apps › Read this game*, *Highlight* or *Erase me*; `/games do:draw`, `/find`.';
  expect(unknownNames(page)).toEqual([
    'Highlight',
    'Erase me',
    'names `/find`, but there is no such command',
  ]);
});
