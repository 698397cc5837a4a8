/** The store's message to the operator when its file can't be used. The file stays unchanged. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { openBeside } from '../file.ts';
import { pathInNewFolder } from '../folder.ts';
import { change } from '../place.ts';
import { filled, open, opened } from './filled.ts';
import { NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import { sampleGame } from '../samples.ts';

/** Overwrites a page in the middle of a file with random bytes. */
async function overwritten(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(path, bytes.fill(0xee, 4096 * 3, 4096 * 4));
}

const FUTURE = "insert into kysely_migration values ('999-future', '2030-01-01')";
const DAMAGED = /damaged.*backup/u;

/** Damages a file with this many games. */
const after = (games: number, ...deeds: readonly (string | ((path: string) => Promise<unknown>))[]) => {
  return async (path: string): Promise<void> => {
    await filled(path, games);
    for (const deed of deeds) await (typeof deed === 'string' ? change(path, deed) : deed(path));
  };
};

const FAULTY: readonly (readonly [string, string, RegExp, (path: string) => Promise<unknown>])[] = [
  ['a text', 'not-a-database', /not a database/u, (path) => writeFile(path, 'Dear diary. '.repeat(400))],
  [
    'a database cut off in the middle',
    'damaged',
    DAMAGED,
    after(50, async (path) => truncate(path, (await stat(path)).size / 2)),
  ],
  ['a database with a page overwritten', 'damaged', DAMAGED, after(50, overwritten)],
  [
    'a database of another program',
    'foreign',
    /another program/u,
    (path) => change(path, 'create table recipe (id integer)'),
  ],
  ['a database of a newer version', 'newer', /newer version/u, after(1, FUTURE)],
  [
    'a database with a wrong letter in its list of updates',
    'damaged',
    DAMAGED,
    after(1, "update kysely_migration set name = '001-fixst' where name = '001-first'"),
  ],
  [
    'a database with noise in its list of updates',
    'damaged',
    DAMAGED,
    after(1, "insert into kysely_migration values (x'ff00ee', '2030-01-01')"),
  ],
  ['a newer one with a page overwritten', 'damaged', DAMAGED, after(50, FUTURE, overwritten)],
  ['a folder', 'folder', /is a folder, and a database is a file/u, (path) => mkdir(path)],
];

test.each(FAULTY)(
  'a file that cannot be used: %s is %s, and is not changed',
  async (_, code, message, make) => {
    const path = await pathInNewFolder('games.db');
    await make(path);
    const bytes = () => (code === 'folder' ? null : readFile(path));
    const before = await bytes();
    const attempt = await open(path);
    expect(attempt).toMatchObject({ ok: false, problem: { code, place: path } });
    expect(attempt.ok ? '' : attempt.problem.message).toMatch(message);
    expect(attempt.ok ? '' : attempt.problem.message).toContain(path);
    expect(await bytes()).toEqual(before);
  },
);

test('a place where nobody can write, not even root, is refused', async () => {
  const path = await pathInNewFolder('file');
  await writeFile(path, '');
  const loop = join(dirname(path), 'loop');
  await symlink(loop, loop);
  const places = [join(path, 'games.db'), loop, join(dirname(path), 'x'.repeat(300))];
  if (process.platform === 'linux') places.push('/proc/crownhead/games.db');
  for (const each of places)
    expect(await open(each)).toMatchObject({ ok: false, problem: { code: 'unwritable' } });
});

test('the file and its folders are created if they are missing', async () => {
  const path = await pathInNewFolder('some/where/games.db');
  const store = await opened(path);
  await store.close();
  expect((await stat(dirname(path))).isDirectory()).toBe(true);
});

test('an empty file is a new database', async () => {
  const path = await pathInNewFolder('games.db');
  await writeFile(path, '');
  const store = await opened(path);
  expect(await store.games.list({})).toEqual([]);
  await store.close();
});

test('the bot waits for a file that another program has locked', async () => {
  const path = await pathInNewFolder('games.db');
  await filled(path, 1);
  const other = openBeside(path);
  other.exec('begin immediate');
  const opening = opened(path);
  const released = new Promise((resolve) => setTimeout(resolve, 200)).then(() => other.exec('commit'));
  const store = await opening;
  await released;
  expect(await store.games.list({})).toHaveLength(1);
  other.close();
  await store.close();
});

const CHOSEN = { guildId: '1', version: 1, settings: NO_SETTINGS };

type Kept = readonly [
  string,
  (store: SweptStore) => Promise<unknown>,
  string,
  (store: SweptStore) => Promise<unknown>,
];
test.each<Kept>([
  [
    'vacation',
    ({ people }) => people.saveVacations({ user: 'anna', version: 1, spans: [{ from: 1, to: 2 }] }, 1000),
    'update vacation set data = \'[{"from":"soon"}]\'',
    async ({ people }) => {
      const none = { user: 'anna', version: 1, spans: [] };
      expect(await people.vacations('anna')).toEqual(none);
      expect(await people.saveVacations({ ...none, version: 2 }, 1000)).toBe(true);
    },
  ],
  [
    'preference',
    ({ people }) => people.savePreference({ user: 'anna', version: 1, preference: { notation: 'numeric' } }),
    'update preference set data = \'{"notation":"runes"}\'',
    async ({ people }) => expect(await people.preference('anna')).toEqual({ notation: 'variant' }),
  ],
  [
    'settings 1',
    ({ settings }) => settings.save(CHOSEN),
    'update settings set data = \'{"zone":"Mars/Olympus"}\'',
    async ({ settings }) => {
      expect(await settings.load('1')).toEqual(CHOSEN);
      expect(await settings.save({ ...CHOSEN, version: 2 })).toBe(true);
    },
  ],
])('damaged %s are reported and count as missing', async (what, save, damage, isNone) => {
  const path = await pathInNewFolder('games.db');
  const reports: unknown[] = [];
  const store = await opened(path, reports);
  await save(store);
  await change(path, damage);
  await isNone(store);
  expect(new Set(reports.map(String))).toEqual(new Set([`Error: the stored ${what} is damaged`]));
  await store.close();
});

test('settings stored before a choice existed have its default', async () => {
  const path = await pathInNewFolder('games.db');
  const store = await opened(path);
  await store.settings.save({ guildId: '1', version: 1, settings: NO_SETTINGS });
  await change(path, 'update settings set data = \'{"oldCards":"kept"}\'');
  expect((await store.settings.load('1')).settings).toEqual({ ...NO_SETTINGS, oldCards: 'kept' });
  await store.close();
});

test.each<[string, string]>([
  ['no JSON', '{"id":'],
  ['another shape', '{"id":"g0","version":1}'],
  ['an unknown variant', JSON.stringify({ ...sampleGame({ id: 'g0' }), variant: 'chess' })],
  [
    'a result that nobody knows',
    JSON.stringify({ ...sampleGame({ id: 'g0' }), result: { winner: null, by: 'magic' } }),
  ],
])('a record with %s is reported when requested, and left out of lists', async (_, data) => {
  const path = await pathInNewFolder('games.db');
  await filled(path, 2);
  await change(path, `update game set data = '${data}' where id = 'g0'`);
  const reports: unknown[] = [];
  const store = await opened(path, reports);
  expect((await store.games.list({})).map(({ game }) => game.id)).toEqual(['g1']);
  expect(reports.map(String)).toEqual(['Error: the stored game g0 is damaged']);
  await expect(store.games.load('g0')).rejects.toThrow('the stored game g0 is damaged');
  expect((await store.games.load('g1'))?.game.id).toBe('g1');
  await store.close();
});

test('a database in memory creates no file', async () => {
  const store = await opened(':memory:');
  expect(existsSync(':memory:') || existsSync(':memory:.lock')).toBe(false);
  await store.close();
});
