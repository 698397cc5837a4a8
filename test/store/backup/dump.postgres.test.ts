/**
 * Backing up a server with PostgreSQL's own programs, and restoring it. More tests are in
 * `dump.slow.postgres.test.ts`, and tests without the programs in `standIns.postgres.test.ts`.
 */
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../src/game/calendar/span.ts';
import { checkBackup } from '../../../src/store/backup/checkBackup.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { opened } from '../opening/filled.ts';
import { asRestored, rowsAt } from '../rows.ts';
import { backedUp, dumped } from './dumped.ts';
import { NOW } from './fill.ts';
import { findPlaces } from './places.ts';

const { areThere, how, newPlace } = await findPlaces();

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
});
