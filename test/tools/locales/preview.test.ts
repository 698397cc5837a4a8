/** Translators see the same text as readers, with Discord's words for times in that language. */
import { expect, test } from 'vitest';
import type { Locale } from '../../../src/i18n/locales.ts';
import { ANNA, asSeen } from '../../../src/tools/locales/preview.ts';
import { usualOf } from '../../../src/tools/locales/examples.ts';
import { channel, instant, message, person, role } from '../../../src/views/screen/tokens.ts';

const END = Date.UTC(2026, 10, 25, 18);

test.each<[Locale, string, string]>([
  ['en', `Ends ${instant(END, 'distance')}.`, 'Ends in 3 days.'],
  ['ru', `Закончится ${instant(END, 'distance')}.`, 'Закончится через 3 дня.'],
  ['ja', `${instant(END, 'distance')}まで`, '3 日後まで'],
  ['fr', instant(END, 'moment'), '25 novembre 2026 à 18:00'],
  [
    'en',
    `${person(ANNA)} and ${person('1')}, ${role('2')} in ${channel('3')}`,
    '@Anna and @Boris, @Players in #draughts',
  ],
  ['en', `[the board](${message({ guildId: '1', channelId: '2', messageId: '3' })})`, 'the board'],
  ['en', 'Type `/move` now', 'Type `/move` now'],
])('in %s, “%s” is shown as “%s”', (locale, text, seen) => {
  expect(asSeen(locale, text)).toBe(seen);
});

test.each([
  ['until', 'vacation.away', 'November 25, 2026 at 6:00 PM'],
  ['distance', 'card.deadline', 'in 3 days'],
  ['time', 'tournament.starts', 'in 3 days'],
  ['time', 'tournament.terms', '3 d'],
  ['time', 'void.audit.void', '3 days ago'],
])('in an example, {%s} in %s is shown as “%s”', (hole, key, seen) => {
  expect(asSeen('en', usualOf(hole, key) ?? '')).toBe(seen);
});
