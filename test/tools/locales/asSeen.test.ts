/** What translators are shown is what readers see: Discord's own words for instants, in the reader's language. */
import { expect, test } from 'vitest';
import type { Locale } from '../../../src/i18n/locales.ts';
import { asSeen } from '../../../src/tools/locales/asSeen.ts';
import { usualOf } from '../../../src/tools/locales/examples.ts';

const ROWS: readonly (readonly [Locale, string, string])[] = [
  ['en', 'Ends <t:1795629600:R>.', 'Ends in 3 days.'],
  ['ru', 'Закончится <t:1795629600:R>.', 'Закончится через 3 дня.'],
  ['ja', '<t:1795629600:R>まで', '3 日後まで'],
  ['de', 'bis <t:1795629600:D>', 'bis 25. November 2026'],
  ['en', 'at <t:1795629600:t>', 'at 6:00 PM'],
  ['fr', '<t:1795629600>', '25 novembre 2026 à 18:00'],
  ['en', '<@80351110224678912> and <@1>, <@&2> in <#3>', '@Anna and @Boris, @Players in #draughts'],
  ['en', '[the board](https://discord.com/channels/1/2/3)', 'the board'],
  ['en', '</move:12> c3-d4', '/move c3-d4'],
];

test.each(ROWS)('in %s “%s” is read as “%s”', (locale, text, seen) => {
  expect(asSeen(locale, text)).toBe(seen);
});

test.each([
  ['until', 'vacation.away', 'November 25, 2026 at 6:00 PM'],
  ['distance', 'card.deadline', 'in 3 days'],
  ['time', 'tournament.starts', 'in 3 days'],
  ['time', 'tournament.terms', '3 d'],
  ['time', 'void.audit.void', '3 days ago'],
])('in an example, {%s} of %s is read as “%s”', (hole, key, seen) => {
  expect(asSeen('en', usualOf(hole, key) ?? '')).toBe(seen);
});
