/** Notifications: impossible choices are refused, and a choice remains until it is changed. */
import { expect, test } from 'vitest';
import { newTable, wordsOf } from '../app/table.ts';
import { menusOf } from '../views/screens.ts';
import { press, refusalOf, screenOf, suggest, type } from './asks.ts';

const HOURS = 'The hour must be from 0 to 23.';
const ZONE = (text: string): string =>
  `I don’t know the time zone “${text}”. Use a region and a city, such as \`Europe/Berlin\`; I list them as you type.`;

const REFUSED = [
  ...[-1, 24, 7.5, Number.NaN, 1e9].map((hour) => [{ hour }, HOURS] as const),
  ...['Mars', 'Berlin/Europe', 'UTC+2 or so'].map((zone) => [{ zone }, ZONE(zone)] as const),
];

test.each(REFUSED)('%j is refused', async (values, says) => {
  const table = await newTable();
  expect(refusalOf(await type(table, 'anna', 'preferences', values))).toBe(says);
  expect(await table.app.store.people.preference('anna')).toEqual({ notation: 'variant' });
});

test('a player chooses one method for everything, another method for one thing, and an hour in their time zone', async () => {
  const table = await newTable();
  await type(table, 'anna', 'preferences', { notify: 'digest' });
  await type(table, 'anna', 'preferences', { notify: 'mention', about: 'offer' });
  const reply = await type(table, 'anna', 'preferences', { hour: 20, zone: 'asia/kolkata' });
  expect((await table.app.store.people.preference('anna')).notices).toEqual({
    ways: { turn: 'digest', reminder: 'digest', offer: 'mention', end: 'digest' },
    digest: { hour: 20, zone: 'Asia/Kolkata' },
    locale: 'en-GB',
  });
  const held = menusOf(screenOf(reply)).map(({ choices }) => choices.find(({ isChosen }) => isChosen)?.label);
  const daily = 'A daily summary';
  expect(held).toEqual([daily, daily, 'A mention in the channel', daily, '20:00']);
  const words = wordsOf(screenOf(reply));
  expect(words).toContain('-# Time zone: Asia/');
  for (const label of held) expect(words).not.toContain(label);
  await type(table, 'anna', 'preferences', { notation: 'numeric' });
  expect(wordsOf(screenOf(await type(table, 'anna', 'preferences', { open: 'notifications' })))).toBe(words);
});

test('the hour of the daily summary is chosen from a menu that appears once the summary includes something', async () => {
  const table = await newTable();
  expect(menusOf(screenOf(await type(table, 'anna', 'preferences', { open: 'notifications' })))).toHaveLength(
    4,
  );
  const daily = screenOf(await type(table, 'anna', 'preferences', { notify: 'digest', about: 'end' }));
  const [hours] = menusOf(daily).slice(4);
  expect(hours?.choices.find(({ isChosen }) => isChosen)?.label).toBe('08:00');
  const chosen = screenOf(await press(table, 'anna', hours!.press, '21'));
  expect(menusOf(chosen)[4]?.choices.find(({ isChosen }) => isChosen)?.label).toBe('21:00');
  expect((await table.app.store.people.preference('anna')).notices?.digest.hour).toBe(21);
});

test('time zones are suggested for the typed text', async () => {
  const table = await newTable();
  const names = async (text: string) =>
    (await suggest(table, 'anna', 'preferences', 'zone', text)).map(({ value }) => value);
  const expected = ['Europe/Belgrade', 'Europe/Berlin', 'Europe/Bratislava'];
  expect((await names('Europe/B')).slice(0, 3)).toEqual(expected);
  expect(await names('new york')).toEqual(['America/New_York']);
  expect(await names('Olympus')).toEqual([]);
});
