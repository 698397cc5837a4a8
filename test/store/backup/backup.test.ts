/** Backups of database files, put back, and what is refused. */
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../../../src/store/backup/backUpInto.ts';
import { backupName, backupsAmong, madeAt, rotate } from '../../../src/store/backup/folder.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { newFile } from '../file.ts';
import { pathInNewFolder } from '../folder.ts';
import { makeOld } from '../oldDatabase.ts';
import { opened } from '../opening/filled.ts';
import { change } from '../place.ts';
import { asRestored, rowsAt } from '../rows.ts';
import { fill, NOW } from './fill.ts';

/** A backup of a database with these names. */
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
  expect(await rowsAt(backup)).toEqual(await rowsAt(place));
});

test('a backup takes the place of all that there is', async () => {
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

test('the newer version refuses nothing: a backup of an older one is brought up, and stays as it is', async () => {
  const [old, backup] = [await pathInNewFolder('old.db'), await pathInNewFolder('backup.sqlite')];
  await makeOld(old);
  expect(await backUp(old, backup)).toMatchObject({ ok: true });
  const bytes = await readFile(backup);
  const place = await newFile();
  expect(await restore(backup, place, NOW)).toMatchObject({ ok: true });
  expect(bytes.equals(await readFile(backup))).toBe(true);
  const store = await opened(place);
  expect(await store.games({})).not.toEqual([]);
  await store.close();
});

/** What is done to a backup, and what is said then. */
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

test.each(REFUSED)('nothing is changed when the backup %s', async (_, words, spoil) => {
  const backup = await backupOf('b');
  await spoil(backup);
  const place = await newFile();
  await fill(place, 'a');
  const before = await rowsAt(place);
  const restored = await restore(backup, place, NOW);
  expect(restored.ok ? '' : restored.problem).toMatch(words);
  expect(await rowsAt(place)).toEqual(before);
});

test('nothing is changed while a bot runs on the database', async () => {
  const backup = await backupOf('b');
  const place = await newFile();
  await fill(place, 'a');
  const bot = await opened(place);
  await bot.game('ga0');
  const restored = await restore(backup, place, NOW);
  expect(restored.ok ? '' : restored.problem).toMatch(/^The bot is using .*Stop it/u);
  expect(await bot.game('ga0')).not.toBeNull();
  expect(await bot.game('gb0')).toBeNull();
  await bot.close();
});

test('a damaged database is replaced, and kept with its journal', async () => {
  const backup = await backupOf('b');
  const place = await newFile();
  await writeFile(place, (await readFile(place)).fill(0xee, 4096));
  await writeFile(`${place}-wal`, 'torn');
  expect(await restore(backup, place, NOW)).toMatchObject({ ok: true });
  expect(asRestored(await rowsAt(place))).toEqual(asRestored(await rowsAt(backup)));
  const kept = 'games.db.before-2026-05-03T14-05-06.000Z';
  expect(await filesBeside(place)).toEqual(expect.arrayContaining([kept, 'games.db']));
});

test('of what is not there, or damaged, no backup is made', async () => {
  const backup = await pathInNewFolder('backup.sqlite');
  expect(await backUp(join(dirname(backup), 'none.db'), backup)).toMatchObject({ ok: false });
  const damaged = await newFile();
  await fill(damaged, 'a');
  await writeFile(damaged, (await readFile(damaged)).fill(0xee, 4096 * 3, 4096 * 4));
  const made = await backUp(damaged, backup);
  expect(made.ok ? '' : made.problem).toMatch(/damaged/u);
  expect(await filesBeside(backup)).toEqual([]);
});

test('names tell when a backup was made', () => {
  expect(backupName(NOW)).toBe('crownhead-2026-05-03T14-05-06Z.sqlite');
  expect(backupName(NOW, 'dump')).toBe('crownhead-2026-05-03T14-05-06Z.dump');
  for (const kind of ['sqlite', 'dump'] as const) expect(madeAt(backupName(NOW, kind))).toBe(NOW);
  expect(madeAt('crownhead.sqlite')).toBeNull();
});

test('the newest are kept, and what is no backup', async () => {
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
