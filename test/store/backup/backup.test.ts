/** Backups of database files: restoring, and refusals. */
import { copyFile, readdir, readFile, writeFile, chmod, mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, describe } from 'vitest';
import { backUp, backUpInto } from '../../../src/store/backup/backUpInto.ts';
import { backupName, backupsAmong, madeAt, rotate } from '../../../src/store/backup/folder.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { newFile } from '../file.ts';
import { pathInNewFolder } from '../folder.ts';
import { makeOld } from '../oldDatabase.ts';
import { opened } from '../opening/filled.ts';
import { change } from '../place.ts';
import { asRestored, rowsAt } from '../rows.ts';
import { fill, NOW } from './fill.ts';

async function backupOf(name: string): Promise<string> {
  const place = await newFile();
  await fill(place, name);
  const backup = await pathInNewFolder('backup.sqlite');
  expect(await backUp(place, backup)).toMatchObject({ ok: true, value: { games: 3 } });
  return backup;
}

const filesBeside = async (path: string): Promise<readonly string[]> =>
  (await readdir(dirname(path))).toSorted();

test('a backup is one file with every row, made while the bot has the database open', async () => {
  const place = await newFile();
  await fill(place, 'a');
  const bot = await opened(place);
  const backup = await pathInNewFolder('deep/er/backup.sqlite');
  expect(await backUp(place, backup)).toMatchObject({ ok: true, value: { games: 3 } });
  await bot.close();
  expect(await filesBeside(backup)).toEqual(['backup.sqlite']);
  // The header bytes that show whether the file has a journal.
  expect([...(await readFile(backup)).subarray(18, 20)]).toEqual([1, 1]);
  expect(await rowsAt(backup)).toEqual(await rowsAt(place));
});

test('a backup replaces all existing data', async () => {
  const backup = await backupOf('b');
  const place = await newFile();
  await fill(place, 'a');
  const before = await rowsAt(place);
  const restored = await restore(backup, place, NOW);
  expect(asRestored(await rowsAt(place))).toEqual(asRestored(await rowsAt(backup)));
  const kept = `${place}.before-2026-05-03T14-05-06.000Z`;
  expect(restored).toEqual({ ok: true, value: { kept } });
  expect(await rowsAt(kept)).toEqual(before);
});

test('the newer version accepts a backup of an older version, migrates the copy, and leaves the backup unchanged', async () => {
  const [old, backup] = [await pathInNewFolder('old.db'), await pathInNewFolder('backup.sqlite')];
  await makeOld(old);
  expect(await backUp(old, backup)).toMatchObject({ ok: true });
  const bytes = await readFile(backup);
  const place = await newFile();
  expect(await restore(backup, place, NOW)).toMatchObject({ ok: true });
  expect(bytes.equals(await readFile(backup))).toBe(true);
  const store = await opened(place);
  expect(await store.games.list({})).not.toEqual([]);
  await store.close();
});

const REFUSED: readonly (readonly [string, RegExp, (backup: string) => Promise<unknown>])[] = [
  [
    'is of a newer version',
    /newer version.*Start that version/u,
    (backup) => change(backup, "insert into kysely_migration values ('999-future', '2030-01-01')"),
  ],
  ['is a text', /not a database/u, (backup) => writeFile(backup, 'Dear diary. '.repeat(500))],
  ['is empty', /not a database/u, (backup) => writeFile(backup, '')],
  [
    'is damaged',
    /damaged/u,
    async (backup) => writeFile(backup, (await readFile(backup)).fill(0xee, 4096 * 3, 4096 * 4)),
  ],
];

test.each(REFUSED)('nothing is changed if the backup %s', async (_, words, spoil) => {
  const backup = await backupOf('b');
  await spoil(backup);
  const place = await newFile();
  await fill(place, 'a');
  const before = await rowsAt(place);
  const restored = await restore(backup, place, NOW);
  expect(restored.ok ? '' : restored.problem).toMatch(words);
  expect(await rowsAt(place)).toEqual(before);
});

test('a damaged database is replaced, and the old file is kept with its journal', async () => {
  const backup = await backupOf('b');
  const place = await newFile();
  await writeFile(place, (await readFile(place)).fill(0xee, 4096));
  await writeFile(`${place}-wal`, 'torn');
  expect(await restore(backup, place, NOW)).toMatchObject({ ok: true });
  expect(asRestored(await rowsAt(place))).toEqual(asRestored(await rowsAt(backup)));
  const kept = 'games.db.before-2026-05-03T14-05-06.000Z';
  expect(await filesBeside(place)).toEqual(expect.arrayContaining([kept, 'games.db']));
});

test('a missing or damaged database is never backed up', async () => {
  const backup = await pathInNewFolder('backup.sqlite');
  expect(await backUp(join(dirname(backup), 'none.db'), backup)).toMatchObject({ ok: false });
  const damaged = await newFile();
  await fill(damaged, 'a');
  await writeFile(damaged, (await readFile(damaged)).fill(0xee, 4096 * 3, 4096 * 4));
  const made = await backUp(damaged, backup);
  expect(made.ok ? '' : made.problem).toMatch(/damaged/u);
  expect(await filesBeside(backup)).toEqual([]);
});

test('a backup’s name contains the time when it was made', () => {
  expect(backupName(NOW)).toBe('crownhead-2026-05-03T14-05-06Z.sqlite');
  expect(backupName(NOW, 'dump')).toBe('crownhead-2026-05-03T14-05-06Z.dump');
  for (const kind of ['sqlite', 'dump'] as const) expect(madeAt(backupName(NOW, kind))).toBe(NOW);
  expect(madeAt('crownhead.sqlite')).toBeNull();
});

test('the newest backups are kept, and so are other files', async () => {
  const one = await pathInNewFolder(backupName(NOW));
  const folder = dirname(one);
  await writeFile(one, '');
  for (const days of [1, 2, 3]) await copyFile(one, join(folder, backupName(NOW + days * 86_400_000)));
  await writeFile(join(folder, 'crownhead.sqlite'), 'mine');
  const removed = await rotate(folder, 2, NOW);
  expect(removed).toEqual([backupName(NOW + 86_400_000), backupName(NOW)]);
  const left = await readdir(folder);
  expect(left).toContain('crownhead.sqlite');
  expect(backupsAmong(left)).toEqual([backupName(NOW + 3 * 86_400_000), backupName(NOW + 2 * 86_400_000)]);
});

const DAY = 86_400_000;
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

async function game(): Promise<string> {
  const place = await newFile();
  await fill(place, 'a');
  return place;
}

const made = (folder: string, at: number, place: string, keep = 2) => backUpInto({ place, folder, keep, at });

describe.skipIf(process.platform === 'win32')('file permissions', () => {
  test('other users can’t read a database, its journals and its folders', async () => {
    const path = await pathInNewFolder('deep/er/games.db');
    const store = await opened(path);
    await store.interactions.take('1', NOW);
    for (const name of await readdir(dirname(path)))
      expect([name, await modeOf(join(dirname(path), name))]).toEqual([name, 0o600]);
    expect(await readdir(dirname(path))).toContain('games.db-wal');
    expect([await modeOf(dirname(path)), await modeOf(dirname(dirname(path)))]).toEqual([0o700, 0o700]);
    await store.close();
  });

  test('other users can’t read a backup, its folder, or a database restored from it', async () => {
    const [place, backup] = [await game(), await pathInNewFolder('backups/backup.sqlite')];
    await backUp(place, backup);
    expect([await modeOf(backup), await modeOf(dirname(backup))]).toEqual([0o600, 0o700]);
    await chmod(backup, 0o644);
    await restore(backup, place, NOW);
    expect(await modeOf(place)).toBe(0o600);
  });

  test('existing files keep their permissions, which are never extended', async () => {
    const place = await game();
    await chmod(place, 0o640);
    await (await opened(place)).close();
    expect(await modeOf(place)).toBe(0o640);
  });
});

const ODD = [
  'a b',
  '100%',
  '%41#?',
  "quo'te",
  'quo"te',
  'new\nline',
  'ünïcödé 日本 ♟',
  '--help',
  '*[a]{b}',
  '$HOME',
  'a\\b',
  'file:x',
];

test.each(ODD)('in a folder called %j backups are made, and the oldest are deleted', async (name) => {
  const place = await game();
  const folder = join(await pathInNewFolder('.'), name);
  for (const day of [0, 1, 2]) expect(await made(folder, NOW + day * DAY, place)).toMatchObject({ ok: true });
  expect((await readdir(folder)).toSorted()).toEqual([backupName(NOW + DAY), backupName(NOW + 2 * DAY)]);
});

test('a folder named like a backup is left alone, and the oldest backup files are removed', async () => {
  const [place, folder] = [await game(), await pathInNewFolder('.')];
  const alike = backupName(NOW - DAY);
  await mkdir(join(folder, alike, 'inside'), { recursive: true });
  for (const day of [0, 1, 2]) expect(await made(folder, NOW + day * DAY, place)).toMatchObject({ ok: true });
  const expected = [alike, backupName(NOW + DAY), backupName(NOW + 2 * DAY)];
  expect((await readdir(folder)).toSorted()).toEqual(expected);
});

test('a name with an impossible date is not the name of a backup', () => {
  expect(madeAt('crownhead-9999-99-99T99-99-99Z.sqlite')).toBeNull();
});

test('leftovers of a dead backup process are removed with the next backup, and a running process keeps its files', async () => {
  const [place, folder] = [await game(), await pathInNewFolder('.')];
  const [left, fresh] = [backupName(NOW - DAY), backupName(NOW - 1000)].map((name) => `${name}.part`);
  for (const name of [`${left}`, `${left}-journal`, `${fresh}`, 'other.part']) {
    await writeFile(join(folder, name), 'half');
    if (name !== fresh) await utimes(join(folder, name), (NOW - DAY) / 1000, (NOW - DAY) / 1000);
  }
  expect(await made(folder, Date.now(), place)).toMatchObject({ ok: true, value: { removed: [] } });
  const expected = [fresh, 'other.part'];
  expect((await readdir(folder)).filter((name) => name.includes('.part')).toSorted()).toEqual(expected);
});

test('leftovers of a dead restore process are removed when the bot starts', async () => {
  const place = await game();
  await writeFile(`${place}.part`, 'half');
  await (await opened(place)).close();
  expect(await readdir(dirname(place))).not.toContain('games.db.part');
});
