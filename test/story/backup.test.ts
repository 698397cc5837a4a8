/** A bot with a backup folder backs itself up every day, and continues after a failure. */
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { doDueBackup } from '../../src/app/due/dueBackup.ts';
import { DAY, HOUR } from '../../src/game/calendar/span.ts';
import { parseConfig } from '../../src/config.ts';
import { backingUp, backUpOnThread } from '../../src/dailyBackup.ts';
import { restore } from '../../src/store/backup/restore.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { startBot } from '../../src/main.ts';
import { openLog } from '../../src/log.ts';
import { newTable } from '../app/table.ts';
import { newFile } from '../store/file.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { openTable } from './table.ts';
import { settingsFor } from './cards.ts';
import { claimDue } from '../store/claiming.ts';
import { slowTest } from '../runs.ts';

test('the first sweep makes a backup that can be restored', async () => {
  const { discord, databasePath } = await openTable();
  const folder = dirname(await pathInNewFolder('backup'));
  const config = { ...settingsFor(discord, databasePath), backups: { folder, keep: 2 }, engineThreads: 0 };
  const bot = await startBot(config, { log: openLog('silent') });
  const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.sqlite'));
  await expect.poll(files).toHaveLength(1);
  if (bot.ok) await bot.value.stop();
  const [made = ''] = await files();
  expect(await restore(join(folder, made), await newFile(), 0)).toMatchObject({ ok: true });
});

test('no backup is made if it would fill the disk', async () => {
  const databasePath = await newFile();
  const folder = dirname(await pathInNewFolder('backup'));
  const { size } = await stat(databasePath);
  const config = parseConfig({ DATABASE_PATH: databasePath, BACKUP_FOLDER: join(folder, 'not/yet') });
  if (!config.ok) throw new Error(config.problem.join());
  const log = openLog('silent');
  const error = vi.spyOn(log, 'error');
  const backUp = (free: number) => backingUp(config.value, { log, freeDisk: async () => free })?.(DAY);
  expect(await backUp(200 * 2 ** 20 + size - 1)).toBe(false);
  const reason = expect.stringMatching(
    /^200 MB are free on the disk of .*not\/yet, and a backup needs 201 MB$/u,
  );
  expect(error.mock.calls).toEqual([[{ reason }, 'today’s backup failed']]);
  expect(await readdir(folder)).toEqual([]);
  expect(await backUp(201 * 2 ** 20 + size)).toBe(true);
});

test('the next backup is due a day later, or an hour later after a failure', async () => {
  const { app, time } = await newTable();
  const asked: number[] = [];
  const backUp = (isMade: boolean) => async (at: number) => {
    asked.push(at);
    return isMade;
  };
  const doIt = (how: typeof app.backUp) => doDueBackup({ ...app, backUp: how }, 'daily');
  expect(await doIt(backUp(true))).toEqual({ work: 'daily', dueAt: time.now + DAY });
  expect(await doIt(backUp(false))).toEqual({ work: 'daily', dueAt: time.now + HOUR });
  expect(await doIt(null)).toEqual({ work: 'daily', dueAt: null });
  expect(asked).toEqual([time.now, time.now]);
});

test('the backup is planned once, and again after it was turned off', async () => {
  const opened = await openStore(await newFile(), () => undefined);
  if (!opened.ok) throw new Error(opened.problem.message);
  const { value: store } = opened;
  const due = async (at: number) => (await claimDue(store, at, at + 10, 10)).map(({ kind }) => kind);
  await store.due.planBackups(100);
  await store.due.putOff('backup', 'daily', 500);
  await store.due.planBackups(200);
  expect(await due(499)).toEqual([]);
  expect(await due(500)).toEqual(['backup']);
  await store.due.putOff('backup', 'daily', null);
  await store.due.planBackups(600);
  expect(await due(600)).toEqual(['backup']);
  await store.close();
});

const neverHeard = (error: unknown): never => {
  throw error;
};

slowTest('the backup thread removes old backups, and explains its failures', async () => {
  const folder = dirname(await pathInNewFolder('backup'));
  const order = { place: await newFile(), folder, keep: 2 };
  for (const day of [1, 2, 3])
    expect(await backUpOnThread({ ...order, at: day * DAY }, neverHeard)).toMatchObject({ ok: true });
  const expected = ['crownhead-1970-01-03T00-00-00Z.sqlite', 'crownhead-1970-01-04T00-00-00Z.sqlite'];
  expect(await readdir(folder)).toEqual(expected);
  await rm(order.place);
  await writeFile(order.place, 'Dear diary. '.repeat(500));
  const refused = await backUpOnThread({ ...order, at: 9 * DAY }, neverHeard);
  expect(refused).toMatchObject({ ok: false, problem: expect.stringMatching(/not a database/u) });
  expect(await readdir(folder)).toHaveLength(2);
});
