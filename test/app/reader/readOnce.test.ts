/** A request reads a row once, and again after the request or another process has changed it. */
import { expect, test } from 'vitest';
import type { App } from '../../../src/app/ports/app.ts';
import { around } from '../../../src/app/ports/around.ts';
import { readOnce } from '../../../src/app/reader/readOnce.ts';
import { settingsAt } from '../../../src/app/reader/reader.ts';
import { changeNotices, changePreference, changeSettings } from '../../../src/app/save/change.ts';
import { PLACE } from '../../store/samples.ts';
import { newTable } from '../table.ts';

const GUILD = 'guild-1';

const themeOf = async ({ store }: App) => (await store.people.preference('anna')).theme;
const variantAt = async (app: App) => (await settingsAt(app, PLACE)).variant;

const choose = (app: App, theme: 'night' | 'slate') =>
  changePreference(app, 'anna', (before) => ({ ...before, theme }));

test.each<[string, (app: App) => Promise<unknown>]>([
  ['chosen', (app) => choose(app, 'slate')],
  [
    'chosen with notices',
    (app) => changeNotices(app, 'anna', 0, (before) => ({ ...before, theme: 'slate' })),
  ],
])('a request sees its own change when a preference is %s', async (_, change) => {
  const { app } = await newTable();
  await choose(app, 'night');
  const own = readOnce(app);
  expect(await themeOf(own)).toBe('night');
  await change(own);
  expect([await themeOf(own), (await own.store.people.preferenceRecord('anna')).version]).toEqual([
    'slate',
    2,
  ]);
});

test('changed settings, and the erased data of a person or a server, are read again', async () => {
  const { app } = await newTable();
  const own = readOnce(app);
  expect(await variantAt(own)).toBe('russian');
  await changeSettings(own, GUILD, { variant: 'english' });
  await choose(own, 'night');
  expect([await variantAt(own), await themeOf(own)]).toEqual(['english', 'night']);
  await own.store.servers.erase(GUILD);
  await own.store.personal.erase({ user: 'anna', former: { id: 'former', name: '' }, askedAt: 0 });
  expect([await variantAt(own), await themeOf(own)]).toEqual(['russian', undefined]);
});

test('a change is decided again if another process made a change first', async () => {
  const { app } = await newTable();
  const own = readOnce(app);
  expect(await themeOf(own)).toBeUndefined();
  await choose(app, 'night');
  expect(await themeOf(own)).toBeUndefined();
  await changePreference(own, 'anna', (before) => ({ ...before, language: 'ru' }));
  expect(await app.store.people.preference('anna')).toMatchObject({ theme: 'night', language: 'ru' });
});

test('each person’s preference is read once per request, and again after a failure', async () => {
  const { app } = await newTable();
  const asked: unknown[] = [];
  let isAway = true;
  const store = around(app.store, async (call, name, given) => {
    asked.push([name, ...given].join(' '));
    if (isAway) throw new Error('away');
    return call();
  });
  const own = readOnce({ ...app, store });
  await expect(themeOf(own)).rejects.toThrow('away');
  isAway = false;
  await Promise.all([themeOf(own), themeOf(own), own.store.people.preference('boris')]);
  await themeOf(own);
  expect(asked).toEqual(['people.preference anna', 'people.preference anna', 'people.preference boris']);
});
