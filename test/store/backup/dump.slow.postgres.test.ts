/**
 * Backing up a server with PostgreSQL's own programs, and restoring it. Tests without the programs
 * are in `standIns.postgres.test.ts`.
 */
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../src/game/calendar/span.ts';
import { backUpInto } from '../../../src/store/backup/backUpInto.ts';
import { checkBackup } from '../../../src/store/backup/checkBackup.ts';
import { dump } from '../../../src/store/backup/dump.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { tell } from '../../postgres/database.ts';
import { opened } from '../opening/filled.ts';
import { asRestored, rowsAt } from '../rows.ts';
import { backedUp, dumped } from './dumped.ts';
import { NOW } from './fill.ts';
import { findPlaces } from './places.ts';

const { areThere, how, newPlace } = await findPlaces();

const FUTURE = "insert into kysely_migration values ('999-future', '2030-01-01')";

describe.runIf(areThere)(`by ${how}`, () => {
  test("a bot's database is backed up while the bot runs, and restored", async () => {
    const { from, to, folder, path } = await dumped(newPlace);
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

  test('nothing is changed if a backup cannot be restored', async () => {
    const { to, folder, path } = await dumped(newPlace);
    const before = await rowsAt(to);
    const bytes = await readFile(path);
    await writeFile(`${folder}/cut`, bytes.subarray(0, bytes.length * 0.7));
    const restored = await restore(`${folder}/cut`, to, NOW);
    expect(restored.ok ? '' : restored.problem).toMatch(/damaged/u);
    expect(await rowsAt(to)).toEqual(before);
  });

  test('a backup replaces a newer version’s tables, but never a file', async () => {
    const { from, to, folder, path } = await dumped(newPlace);
    await tell(FUTURE, to);
    await tell('create table future (id text references game (id))', to);
    expect(await restore(path, to, NOW)).toEqual({ ok: true, value: { kept: null } });
    expect(asRestored(await rowsAt(to))).toEqual(asRestored(await rowsAt(from)));
    const file = `${folder}/games.sqlite`;
    const restored = await restore(path, file, NOW);
    expect(restored.ok ? '' : restored.problem).toMatch(/only PostgreSQL can restore it\. Set DATABASE_URL/u);
    expect(await readdir(folder)).not.toContain('games.sqlite');
  });

  test('a restore that fails in the middle is rolled back', async () => {
    const { to, path } = await dumped(newPlace);
    // A name that the dump also uses. It belongs to an object that isn't a table, so it isn't
    // replaced.
    await tell('alter table preference rename to other; create view preference as select 1 as one', to);
    const before = await rowsAt(to);
    const restored = await restore(path, to, NOW);
    expect(restored.ok ? '' : restored.problem).toMatch(/was not changed: .*"preference" already exists/u);
    expect(await rowsAt(to)).toEqual(before);
  });

  test('a database from a newer version is refused', async () => {
    const { from, folder, path } = await dumped(newPlace);
    await tell(FUTURE, from);
    expect(await backUpInto({ place: from, folder, keep: 2, at: NOW })).toMatchObject({ ok: false });
    expect(await dump(from, 'public', `${folder}/newer`)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/newer version/u),
    });
    expect(await readdir(folder)).toEqual([basename(path)]);
  });
});
