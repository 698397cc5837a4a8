/** Damaged rows are told of, and do no harm to what is whole. */
import { describe, expect, test } from 'vitest';
import { NO_SETTINGS } from '../../../src/app/ports/settings.ts';
import { pathInNewFolder } from '../folder.ts';
import { sampleGame } from '../samples.ts';
import { change } from '../place.ts';
import { filled, opened } from './filled.ts';

test('a damaged vacation is told of and counts as none', async () => {
  const path = await pathInNewFolder('games.db');
  const reports: unknown[] = [];
  const store = await opened(path, reports);
  await store.saveVacations({ user: 'anna', version: 1, spans: [{ from: 1, to: 2 }] }, 1000);
  await change(path, 'update vacation set data = \'[{"from":"soon"}]\'');
  expect(await store.vacations('anna')).toEqual({ user: 'anna', version: 0, spans: [] });
  expect(reports.map(String)).toEqual(['Error: the stored vacations anna is damaged']);
  await store.close();
});

test('a damaged preference is told of and counts as none', async () => {
  const path = await pathInNewFolder('games.db');
  const reports: unknown[] = [];
  const store = await opened(path, reports);
  await store.savePreference({ user: 'anna', version: 1, preference: { notation: 'numeric' } });
  await change(path, 'update preference set data = \'{"notation":"runes"}\'');
  expect(await store.preference('anna')).toEqual({ notation: 'variant' });
  expect(reports.map(String)).toEqual(['Error: the stored preference anna is damaged']);
  await store.close();
});

test('damaged settings are told of, count as never chosen, and can be saved over', async () => {
  const path = await pathInNewFolder('games.db');
  const reports: unknown[] = [];
  const store = await opened(path, reports);
  await store.saveSettings({ guildId: '1', version: 1, settings: NO_SETTINGS });
  await change(path, 'update settings set data = \'{"zone":"Mars/Olympus"}\'');
  expect(await store.settings('1')).toEqual({ guildId: '1', version: 1, settings: NO_SETTINGS });
  expect(reports.map(String)).toEqual(['Error: the stored settings 1 is damaged']);
  expect(await store.saveSettings({ guildId: '1', version: 2, settings: NO_SETTINGS })).toBe(true);
  await store.close();
});

test('settings that were stored before there was a choice have its default', async () => {
  const path = await pathInNewFolder('games.db');
  const store = await opened(path);
  await store.saveSettings({ guildId: '1', version: 1, settings: NO_SETTINGS });
  await change(path, 'update settings set data = \'{"oldCards":"kept"}\'');
  expect((await store.settings('1')).settings).toEqual({ ...NO_SETTINGS, oldCards: 'kept' });
  await store.close();
});

describe('a damaged record', () => {
  const DAMAGES: readonly (readonly [string, string])[] = [
    ['no JSON', '{"id":'],
    ['another shape', '{"id":"g0","version":1}'],
    ['a game that nobody knows', JSON.stringify({ ...sampleGame({ id: 'g0' }), variant: 'chess' })],
    [
      'a result that nobody knows',
      JSON.stringify({ ...sampleGame({ id: 'g0' }), result: { winner: null, by: 'magic' } }),
    ],
  ];

  test.each(DAMAGES)('with %s is named when it is asked for', async (_, data) => {
    const path = await pathInNewFolder('games.db');
    await filled(path, 2);
    await change(path, `update game set data = '${data}' where id = 'g0'`);
    const store = await opened(path);
    await expect(store.game('g0')).rejects.toThrow('the stored game g0 is damaged');
    expect((await store.game('g1'))?.game.id).toBe('g1');
    await store.close();
  });

  test.each(DAMAGES)('with %s is left out of lists, and told of', async (_, data) => {
    const path = await pathInNewFolder('games.db');
    await filled(path, 2);
    await change(path, `update game set data = '${data}' where id = 'g0'`);
    const reports: unknown[] = [];
    const store = await opened(path, reports);
    expect((await store.games({})).map(({ game }) => game.id)).toEqual(['g1']);
    expect(reports.map(String)).toEqual(['Error: the stored game g0 is damaged']);
    await store.close();
  });
});
