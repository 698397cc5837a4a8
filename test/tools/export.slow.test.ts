/** The operator's export: each finished game is exported once, in files that can be read back. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePdn } from '../../src/notation/pdn/parsePdn.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { makeOld } from '../store/oldDatabase.ts';
import { keptDatabase } from '../store/place.ts';

const FILE = new URL('../../src/tools/crownhead.ts', import.meta.url).pathname;

test('every finished game is in its server’s file, damaged games are reported, and nothing is overwritten', async () => {
  const path = await pathInNewFolder('crownhead.sqlite');
  await makeOld(path);
  const { db } = await keptDatabase(path);
  const stored = await db
    .selectFrom('game')
    .select(({ fn }) => ['guild_id', fn.countAll<number>().as('count')])
    .where('state', '=', 'finished')
    .groupBy('guild_id')
    .execute();
  const folder = join(dirname(path), 'games');
  const run = () =>
    spawnSync(process.execPath, [FILE, 'export', folder], {
      env: { ...process.env, DATABASE_PATH: path, DATABASE_URL: '' },
      encoding: 'utf8',
    });
  const made = run();
  // The old database has games whose moves are invented.
  const damaged = made.stderr.trim().split('\n');
  expect(
    damaged.every((line) => /^the game id\d+ has the move .* which is not legal there$/u.test(line)),
  ).toBe(true);
  const all = stored.reduce((sum, { count }) => sum + count, 0) - damaged.length;
  expect(all).toBeGreaterThan(10);
  expect(made.status).toBe(1);
  expect(made.stdout).toBe(
    `${all} finished games are in ${folder}, in ${readdirSync(folder).length} files.\n`,
  );
  const names = stored.map(({ guild_id: id }) => (id === null ? 'direct-messages.pdn' : `server-${id}.pdn`));
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  const games = names.flatMap((name) => parsePdn(readFileSync(join(folder, name), 'utf8')));
  expect([games.length, games.every(({ ok }) => ok)]).toEqual([all, true]);
  const again = run();
  expect([again.status, again.stdout]).toEqual([1, '']);
  expect(again.stderr).toBe(`${folder} is not empty. Name a new folder.\n`);
});
