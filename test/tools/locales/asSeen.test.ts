/** What translators are shown is what readers see: Discord's own words for instants, in the reader's language. */
import { expect, test } from 'vitest';
import type { Locale } from '../../../src/i18n/locales.ts';
import { asSeen } from '../../../src/tools/locales/asSeen.ts';

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
