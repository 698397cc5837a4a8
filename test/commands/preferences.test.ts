/** The panel with the user's choices, several changes at once, and the language. */
import { expect, test } from 'vitest';
import { inOwnLanguage } from '../../src/app/reader/reader.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { vacationButtons } from '../../src/views/person/choices.ts';
import { PREFERENCE_SECTIONS } from '../../src/views/presses/declarations.ts';
import { asking, newTable, type Table } from '../app/table.ts';
import { labelsOf, menusOf, wordsOf } from '../views/screens.ts';
import { press, pressLabel, screenOf, type } from './asks.ts';

const MENU = { command: 'language', action: 'choose', args: [] };

const ALL = ['Theme', 'Language', 'Notation', 'Notifications', 'Vacation', 'Blocks', 'Privacy'];
const carl = { id: 'carl', name: 'Carl', isBot: false };

const panel = async (table: Table): Promise<readonly string[]> =>
  wordsOf(screenOf(await type(table, 'anna', 'preferences'))).split('\n');

test('the panel shows the current choices, and each part has a button back to the panel', async () => {
  const table = await newTable();
  expect(await panel(table)).toEqual([
    '### Your preferences',
    '🎨 Wood',
    '🌐 Same as my Discord (English)',
    '✍️ The usual style of each variant',
    '🔔 A mention in the channel',
    '-# Time zone: UTC (change it with `/preferences zone:`)',
    '🏖️ 30 days of vacation left this year',
    '🚫 Blocked people: 0',
    '🔒 Leaderboards show your name',
  ]);
  for (const label of ALL) {
    const part = screenOf(
      await pressLabel(table, 'anna', screenOf(await type(table, 'anna', 'preferences')), label),
    );
    const back = screenOf(await pressLabel(table, 'anna', part, 'Preferences'));
    expect(labelsOf(back)).toEqual(ALL);
  }
});

test.each(PREFERENCE_SECTIONS.map((open, at) => [open, ALL[at]!] as const))(
  'typing open:%s does the same as the button %s',
  async (open, label) => {
    const table = await newTable();
    const pressed = await pressLabel(
      table,
      'anna',
      screenOf(await type(table, 'anna', 'preferences')),
      label,
    );
    expect(await type(table, 'anna', 'preferences', { open })).toEqual(pressed);
  },
);

test('several things typed at once are all saved, and the panel says so', async () => {
  const table = await newTable();
  const values = { theme: 'slate', pieces: 'ink', board: 'both', notation: 'short', notify: 'direct' };
  const reply = await type(table, 'anna', 'preferences', { ...values, about: 'turn', days: 4, block: carl });
  const saved = wordsOf(screenOf(reply)).split('\n');
  expect(saved).toEqual([
    '✅ Saved.',
    '### Your preferences',
    '🎨 Slate · Printed in ink · Picture and text',
    '🌐 Same as my Discord (English)',
    '✍️ Letters, shortened: cd4, c:e5',
    '🔔 Your turn: A direct message',
    'Your time is running out: A mention in the channel',
    'Offers and requests: A mention in the channel',
    'When a game ends: A mention in the channel',
    '-# Time zone: UTC (change it with `/preferences zone:`)',
    '🏖️ On vacation until <t:346600:f>',
    '🚫 Blocked people: 1',
    '🔒 Leaderboards show your name',
  ]);
  expect(await panel(table)).toEqual(saved.slice(1));
});

test('wrong options are reported, and the other options are saved', async () => {
  const table = await newTable();
  const reply = await type(table, 'anna', 'preferences', {
    notation: 'numeric',
    zone: 'Moon',
    unblock: carl,
  });
  const [first, ...lines] = wordsOf(screenOf(reply)).split('\n');
  expect(first).toBe('✅ Saved.');
  expect(lines[0]).toContain('⚠️ I don’t know the time zone “Moon”.');
  expect(lines[1]).toContain('⚠️ <@carl> isn’t blocked.');
  expect(lines).toContain('✍️ Numbers: 22-18');
});

test('the panel shows the language, and offers every other language by its own name, and Discord’s language', async () => {
  const [menu] = menusOf(screenOf(await type(await newTable(), 'anna', 'preferences', { open: 'language' })));
  expect(menu?.choices.map(({ value }) => value)).toEqual(['discord', ...LOCALES]);
  expect(menu?.choices[0]?.label).toBe('Same as my Discord (English)');
});

test('a choice applies to all private messages, until the user returns to Discord’s language', async () => {
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

const offered = (left: number) => vacationButtons(sayIn('en-US'), left).map(({ label }) => label);

test('if few vacation days are left, the usual lengths that fit are offered, or all remaining days', () => {
  expect([30, 10, 2, 1, 0].map(offered)).toEqual([
    ['3 days', '7 days', '14 days'],
    ['3 days', '7 days'],
    ['2 days'],
    ['1 day'],
    [],
  ]);
});
