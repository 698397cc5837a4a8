/** A chosen language: private messages are in the language that the asker chose. */
import { expect, test } from 'vitest';
import { inOwnLanguage } from '../../src/app/reader/reader.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { asking, newTable } from '../app/table.ts';
import { menusOf } from '../views/screens.ts';
import { press, refusalOf, screenOf, type } from './asks.ts';

const MENU = { command: 'language', action: 'choose', args: [] };

test('tells the language and offers every other by its own name, and Discord’s', async () => {
  const [menu] = menusOf(screenOf(await type(await newTable(), 'anna', 'preferences', { open: 'language' })));
  expect(menu?.choices.map(({ value }) => value)).toEqual(['discord', ...LOCALES]);
  expect(menu?.choices[0]?.label).toBe('Same as my Discord (English)');
});

test('a choice applies to all private messages, until the asker returns to Discord’s language', async () => {
  const table = await newTable();
  const anna = { ...asking(table, 'anna'), locale: 'en-XA', discordLocale: 'en-XA' };
  expect(await inOwnLanguage(table.app, anna)).toEqual(anna);

  await press(table, 'anna', MENU, 'en');
  const reader = await inOwnLanguage(table.app, anna);
  expect(reader).toMatchObject({ locale: 'en-x-en-XA', discordLocale: 'en-XA' });
  expect(reader.place).toEqual(anna.place);
  const direct = await inOwnLanguage(table.app, { ...anna, place: { ...anna.place, guildId: null } });
  expect(direct.place.locale).toBe('en-x-en-XA');

  await press(table, 'anna', MENU, 'discord');
  expect((await inOwnLanguage(table.app, anna)).locale).toBe('en-XA');
});

test('an invalid choice changes nothing', async () => {
  const table = await newTable();
  expect(refusalOf(await press(table, 'anna', MENU, 'tlh'))).toContain('don’t recognize that button');
  expect(await table.app.store.people.preference(asking(table, 'anna').user.id)).toEqual({
    notation: 'variant',
  });
});
