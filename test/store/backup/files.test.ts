/** The files that hold games: who may read them, what they are called, and what is left of those that were never finished. */
import { chmod, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUp, backUpInto } from '../../../src/store/backup/backUpInto.ts';
import { backupName, madeAt } from '../../../src/store/backup/folder.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { newFile } from '../file.ts';
import { pathInNewFolder } from '../folder.ts';
import { opened } from '../opening/filled.ts';
import { fill, NOW } from './fill.ts';

const DAY = 86_400_000;
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

async function game(): Promise<string> {
  const place = await newFile();
  await fill(place, 'a');
  return place;
}

const made = (folder: string, at: number, place: string, keep = 2) => backUpInto({ place, folder, keep, at });

describe.skipIf(process.platform === 'win32')('nobody else may read', () => {
  test('a database, its journals and its folders', async () => {
    const path = await pathInNewFolder('deep/er/games.db');
    const store = await opened(path);
    await store.takeInteraction('1', NOW);
    for (const name of await readdir(dirname(path)))
      expect([name, await modeOf(join(dirname(path), name))]).toEqual([name, 0o600]);
    expect(await readdir(dirname(path))).toContain('games.db-wal');
    expect([await modeOf(dirname(path)), await modeOf(dirname(dirname(path)))]).toEqual([0o700, 0o700]);
    await store.close();
  });

  test('a backup, its folder, and what is made of it', async () => {
    const [place, backup] = [await game(), await pathInNewFolder('backups/backup.sqlite')];
    await backUp(place, backup);
    expect([await modeOf(backup), await modeOf(dirname(backup))]).toEqual([0o600, 0o700]);
    await chmod(backup, 0o644);
    await restore(backup, place, NOW);
    expect(await modeOf(place)).toBe(0o600);
  });

  test('no more than they could before, where the files are there already', async () => {
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

test.each(ODD)('in a folder called %j backups are made and the oldest go', async (name) => {
  const place = await game();
  const folder = join(await pathInNewFolder('.'), name);
  for (const day of [0, 1, 2]) expect(await made(folder, NOW + day * DAY, place)).toMatchObject({ ok: true });
  expect((await readdir(folder)).toSorted()).toEqual([backupName(NOW + DAY), backupName(NOW + 2 * DAY)]);
});

test('what is named as a backup and is a folder is left alone, and the oldest files go', async () => {
  const [place, folder] = [await game(), await pathInNewFolder('.')];
  const alike = backupName(NOW - DAY);
  await mkdir(join(folder, alike, 'inside'), { recursive: true });
  for (const day of [0, 1, 2]) expect(await made(folder, NOW + day * DAY, place)).toMatchObject({ ok: true });
  expect((await readdir(folder)).toSorted()).toEqual([
    alike,
    backupName(NOW + DAY),
    backupName(NOW + 2 * DAY),
  ]);
});

test('a name with an impossible date is none of a backup', () => {
  expect(madeAt('crownhead-9999-99-99T99-99-99Z.sqlite')).toBeNull();
});

test('what was left of a backup whose process died goes with the next, and what is being made stays', async () => {
  const [place, folder] = [await game(), await pathInNewFolder('.')];
  const [left, fresh] = [backupName(NOW - DAY), backupName(NOW - 1000)].map((name) => `${name}.part`);
  for (const name of [`${left}`, `${left}-journal`, `${fresh}`, 'other.part']) {
    await writeFile(join(folder, name), 'half');
    if (name !== fresh) await utimes(join(folder, name), (NOW - DAY) / 1000, (NOW - DAY) / 1000);
  }
  expect(await made(folder, Date.now(), place)).toMatchObject({ ok: true, value: { removed: [] } });
  expect((await readdir(folder)).filter((name) => name.includes('.part')).toSorted()).toEqual([
    fresh,
    'other.part',
  ]);
});

test('what was left of a restore whose process died goes when the bot starts', async () => {
  const place = await game();
  await writeFile(`${place}.part`, 'half');
  await (await opened(place)).close();
  expect(await readdir(dirname(place))).not.toContain('games.db.part');
});
