/**
 * Backups of a server by pg_dump, put back. They want one that is as new as the server: that of the tests, or else one that is installed
 * beside it. Where there is none, our own copy must say so and do the same.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DAY } from '../../../src/game/span.ts';
import { backUpInto, type Made } from '../../../src/store/backup/backUpInto.ts';
import { dump } from '../../../src/store/backup/dump.ts';
import { checkBackup } from '../../../src/store/backup/checkBackup.ts';
import { findPrograms } from '../../../src/store/backup/programs.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { lookAtServer } from '../../../src/store/backup/served.ts';
import { whyNoDump } from '../../../src/store/backup/way.ts';
import { makeDatabase, tell } from '../../postgres/database.ts';
import { installedServer } from '../../postgres/installed.ts';
import { keepServer } from '../../postgres/keep.ts';
import { pathInNewFolder } from '../folder.ts';
import { opened } from '../opening/filled.ts';
import { asRestored, rowsAt } from '../rows.ts';
import { fill, NOW } from './fill.ts';

const programs = await findPrograms();
const ours = inject('postgres') ?? '';
const served = await lookAtServer(ours);
const version = served.ok ? served.value.version : 0;
const fits = whyNoDump(version, programs) === null;
const installed = fits || programs.pg_dump === null ? null : installedServer(programs.pg_dump);
const kind = fits || installed !== null ? 'dump' : 'sqlite';
const how =
  kind === 'sqlite'
    ? `by our own copy, for no pg_dump here fits a server (${programs.pg_dump} and ${version})`
    : `by pg_dump ${programs.pg_dump}, of a server ${fits ? version : programs.pg_dump}`;

let [from, to] = ['', ''];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  if (installed === null) {
    const made = [await makeDatabase(), await makeDatabase()];
    for (const each of made) closing.push(() => each.drop());
    [from = '', to = ''] = made.map(({ address }) => address);
    return;
  }
  const { url, stop } = await keepServer(installed);
  closing.push(stop);
  for (const name of ['one', 'other']) await tell(`create database ${name}`, url);
  [from, to] = [new URL('/one', url).href, new URL('/other', url).href];
});
afterAll(async () => {
  for (const close of closing) await close();
});

async function backedUp(folder: string, at: number): Promise<Made> {
  const made = await backUpInto({ place: from, folder, keep: 1, at });
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

test(`a bot's database on a server is backed up and put back ${how}`, async () => {
  await fill(from, 'a');
  await fill(to, 'b');
  const folder = dirname(await pathInNewFolder('backup'));
  const bot = await opened(from);
  const made = await backedUp(folder, NOW);
  await bot.close();
  expect(made).toMatchObject({
    games: 3,
    path: `${folder}/crownhead-2026-05-03T14-05-06Z.${kind}`,
  });
  expect(made.whyNoDump ?? 'by pg_dump').toMatch(
    kind === 'dump' ? /^by pg_dump$/u : /^Made by Crownhead's own copy: .*\.$/u,
  );
  expect(await checkBackup(made.path)).toMatchObject({ ok: true, value: { games: 3, bytes: made.bytes } });

  const before = await rowsAt(from);
  expect(await restore(made.path, to, NOW)).toEqual({ ok: true, value: { kept: null } });
  expect(asRestored(await rowsAt(to))).toEqual(asRestored(before));
  const again = await opened(to);
  expect((await again.game('ga0'))?.game).toMatchObject({ seats: { black: { name: 'Б\u2028\\N' } } });
  expect(await again.game('gb0')).toBeNull();
  await again.close();

  await backedUp(folder, NOW + DAY);
  expect(await readdir(folder)).toEqual([`crownhead-2026-05-04T14-05-06Z.${kind}`]);
});

test(`nothing is changed when what was made ${how} cannot be put back`, async () => {
  const folder = dirname(await pathInNewFolder('backup'));
  const { path } = await backedUp(folder, NOW);
  const before = await rowsAt(to);
  const refusal = async (file: string): Promise<string> => {
    const restored = await restore(file, to, NOW);
    return restored.ok ? '' : restored.problem;
  };
  const bot = await opened(to);
  await bot.game('ga0');
  expect(await refusal(path)).toMatch(/^The bot is using .*Stop it/u);
  await bot.close();
  const bytes = await readFile(path);
  await writeFile(`${folder}/cut`, bytes.subarray(0, bytes.length * 0.7));
  expect(await refusal(`${folder}/cut`)).toMatch(/damaged/u);
  expect(await rowsAt(to)).toEqual(before);
});

const FUTURE = "insert into kysely_migration values ('999-future', '2030-01-01')";

test.runIf(kind === 'dump')('of pg_dump: over what a newer version left, and never over a file', async () => {
  const folder = dirname(await pathInNewFolder('backup'));
  const { path } = await backedUp(folder, NOW);
  await tell(FUTURE, to);
  await tell('create table future (id text references game (id))', to);
  expect(await restore(path, to, NOW)).toEqual({ ok: true, value: { kept: null } });
  expect(asRestored(await rowsAt(to))).toEqual(asRestored(await rowsAt(from)));
  const file = `${folder}/games.sqlite`;
  const restored = await restore(path, file, NOW);
  expect(restored.ok ? '' : restored.problem).toMatch(/on PostgreSQL only: name it in DATABASE_URL/u);
  expect(await readdir(folder)).not.toContain('games.sqlite');
});

test.runIf(kind === 'dump')('of pg_dump: what fails in the middle is taken back', async () => {
  const folder = dirname(await pathInNewFolder('backup'));
  const { path } = await backedUp(folder, NOW);
  // A name that the dump wants to give, of what is no table and stays.
  await tell('alter table preference rename to other; create view preference as select 1 as one', to);
  const before = await rowsAt(to);
  const restored = await restore(path, to, NOW);
  expect(restored.ok ? '' : restored.problem).toMatch(/is as it was: .*"preference" already exists/u);
  expect(await rowsAt(to)).toEqual(before);
});

test.runIf(kind === 'dump')(
  'of pg_dump: one of a newer version, or of nothing of ours, is refused',
  async () => {
    const folder = dirname(await pathInNewFolder('backup'));
    const looked = await lookAtServer(from);
    if (!looked.ok) throw new Error(looked.problem);
    await tell(FUTURE, from);
    expect(await backUpInto({ place: from, folder, keep: 2, at: NOW })).toMatchObject({ ok: false });
    expect(await dump(from, looked.value, `${folder}/newer`)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/newer version/u),
    });
    expect(await readdir(folder)).toEqual([]);
  },
);
