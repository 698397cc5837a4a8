/**
 * Backups of a server with PostgreSQL's own programs, restored. Without them:
 * `standIns.postgres.test.ts`.
 */
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../src/game/calendar/span.ts';
import { backUpInto, type Made } from '../../../src/store/backup/backUpInto.ts';
import { dump } from '../../../src/store/backup/dump.ts';
import { checkBackup } from '../../../src/store/backup/checkBackup.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { tell } from '../../postgres/database.ts';
import { pathInNewFolder } from '../folder.ts';
import { opened } from '../opening/filled.ts';
import { asRestored, rowsAt } from '../rows.ts';
import { fill, NOW } from './fill.ts';
import { findPlaces } from './places.ts';

const { areThere, how, newPlace } = await findPlaces();

async function scene() {
  const [from, to] = [await newPlace(), await newPlace()];
  await fill(from, 'a');
  await fill(to, 'b');
  const folder = dirname(await pathInNewFolder('backup'));
  const bot = await opened(from);
  const { path } = await backedUp(from, folder, NOW);
  await bot.close();
  return { from, to, folder, path };
}

async function backedUp(place: string, folder: string, at: number): Promise<Made> {
  const made = await backUpInto({ place, folder, keep: 1, at });
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

const FUTURE = "insert into kysely_migration values ('999-future', '2030-01-01')";

describe.runIf(areThere)(`by ${how}`, () => {
  test("a bot's database is backed up while the bot runs, and restored", async () => {
    const { from, to, folder, path } = await scene();
    const { size: bytes } = await stat(path);
    expect(path).toBe(`${folder}/crownhead-2026-05-03T14-05-06Z.dump`);
    expect(await checkBackup(path)).toMatchObject({ ok: true, value: { games: 3, bytes } });

    const before = await rowsAt(from);
    expect(await restore(path, to, NOW)).toEqual({ ok: true, value: { kept: null } });
    expect(asRestored(await rowsAt(to))).toEqual(asRestored(before));
    const again = await opened(to);
    expect((await again.games.load('ga0'))?.game).toMatchObject({ seats: { black: { name: 'Б\u2028\\N' } } });
    expect(await again.games.load('gb0')).toBeNull();
    await again.close();

    await backedUp(from, folder, NOW + DAY);
    expect(await readdir(folder)).toEqual(['crownhead-2026-05-04T14-05-06Z.dump']);
  });

  test('nothing is changed when a backup cannot be restored', async () => {
    const { to, folder, path } = await scene();
    const before = await rowsAt(to);
    const refusal = async (file: string): Promise<string> => {
      const restored = await restore(file, to, NOW);
      return restored.ok ? '' : restored.problem;
    };
    const bot = await opened(to);
    await bot.games.load('ga0');
    expect(await refusal(path)).toMatch(/^The bot is using .*Stop all its processes/u);
    await bot.close();
    const bytes = await readFile(path);
    await writeFile(`${folder}/cut`, bytes.subarray(0, bytes.length * 0.7));
    expect(await refusal(`${folder}/cut`)).toMatch(/damaged/u);
    expect(await rowsAt(to)).toEqual(before);
  });

  test('a backup replaces a newer version’s tables, and never a file', async () => {
    const { from, to, folder, path } = await scene();
    await tell(FUTURE, to);
    await tell('create table future (id text references game (id))', to);
    expect(await restore(path, to, NOW)).toEqual({ ok: true, value: { kept: null } });
    expect(asRestored(await rowsAt(to))).toEqual(asRestored(await rowsAt(from)));
    const file = `${folder}/games.sqlite`;
    const restored = await restore(path, file, NOW);
    expect(restored.ok ? '' : restored.problem).toMatch(/only PostgreSQL can restore it\. Set DATABASE_URL/u);
    expect(await readdir(folder)).not.toContain('games.sqlite');
  });

  test('a restore that fails in the middle is taken back', async () => {
    const { to, path } = await scene();
    // A name that the dump uses, of an object that isn't a table and stays.
    await tell('alter table preference rename to other; create view preference as select 1 as one', to);
    const before = await rowsAt(to);
    const restored = await restore(path, to, NOW);
    expect(restored.ok ? '' : restored.problem).toMatch(/was not changed: .*"preference" already exists/u);
    expect(await rowsAt(to)).toEqual(before);
  });

  test('a database of a newer version is refused', async () => {
    const { from, folder, path } = await scene();
    await tell(FUTURE, from);
    expect(await backUpInto({ place: from, folder, keep: 2, at: NOW })).toMatchObject({ ok: false });
    expect(await dump(from, 'public', `${folder}/newer`)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/newer version/u),
    });
    expect(await readdir(folder)).toEqual([basename(path)]);
  });
});
