/** What the store says to the person who runs the bot when its file cannot be used, and that it leaves it alone. */
import SqliteFile from 'better-sqlite3';
import { mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../src/store/opening/open.ts';
import { pathInNewFolder } from '../folder.ts';
import { makeOlder, makeUnreleased } from '../oldDatabase.ts';
import { change } from '../place.ts';
import { filled, open, opened } from './filled.ts';

/** Each case makes something at a path that the store must refuse. */
const FAULTY: readonly (readonly [string, string, RegExp, (path: string) => Promise<unknown>])[] = [
  [
    'a text file',
    'not-a-database',
    /not a database/u,
    (path) => writeFile(path, 'Dear diary, today I lost at draughts again. '.repeat(100)),
  ],
  [
    'a database cut off in the middle',
    'damaged',
    /damaged.*backup/u,
    async (path) => {
      await filled(path, 50);
      await truncate(path, (await stat(path)).size / 2);
    },
  ],
  [
    'a database with a page overwritten',
    'damaged',
    /damaged.*backup/u,
    async (path) => {
      await filled(path, 50);
      const bytes = await readFile(path);
      await writeFile(path, bytes.fill(0xee, 4096 * 3, 4096 * 4));
    },
  ],
  [
    'a database of another program',
    'foreign',
    /another program/u,
    (path) => change(path, 'create table recipe (id integer)'),
  ],
  [
    'a database of a newer version',
    'newer',
    /newer version/u,
    async (path) => {
      await filled(path, 1);
      await change(path, "insert into kysely_migration values ('999-future', '2030-01-01')");
    },
  ],
  [
    'a database with a wrong letter in its list of updates',
    'damaged',
    /damaged.*backup/u,
    async (path) => {
      await filled(path, 1);
      await change(path, "update kysely_migration set name = '001-fixst' where name = '001-first'");
    },
  ],
  [
    'a database with noise in its list of updates',
    'damaged',
    /damaged.*backup/u,
    async (path) => {
      await filled(path, 1);
      await change(path, "insert into kysely_migration values (x'ff00ee', '2030-01-01')");
    },
  ],
  [
    'a newer one with a page overwritten',
    'damaged',
    /damaged.*backup/u,
    async (path) => {
      await filled(path, 50);
      await change(path, "insert into kysely_migration values ('999-future', '2030-01-01')");
      const bytes = await readFile(path);
      await writeFile(path, bytes.fill(0xee, 4096 * 3, 4096 * 4));
    },
  ],
  ['a folder', 'unwritable', /cannot be written/u, (path) => mkdir(path)],
];

describe('a file that cannot be used', () => {
  test.each(FAULTY)('%s is %s', async (_, code, message, make) => {
    const path = await pathInNewFolder('games.db');
    await make(path);
    const attempt = await open(path);
    expect(attempt).toMatchObject({ ok: false, problem: { code, place: path } });
    expect(attempt.ok ? '' : attempt.problem.message).toMatch(message);
    expect(attempt.ok ? '' : attempt.problem.message).toContain(path);
  });

  test.each(FAULTY.slice(0, -1))('%s stays as it was', async (_, _code, _message, make) => {
    const path = await pathInNewFolder('games.db');
    await make(path);
    const before = await readFile(path);
    await open(path);
    expect(before.equals(await readFile(path))).toBe(true);
  });
});

/** Everything in a file, its schema as well. */
function contentOf(path: string): unknown {
  const file = new SqliteFile(path, { readonly: true });
  const tables = file.prepare('select name, sql from sqlite_schema order by name').all();
  const names = file.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
  const rows = names.map((name) => file.prepare(`select * from "${String(name)}"`).all());
  file.close();
  return { tables, rows };
}

test('an update that goes wrong leaves the file as it was, and says so in words', async () => {
  const path = await pathInNewFolder('games.db');
  await makeOlder(path);
  await change(path, 'create table stray (is_in_the_way integer); insert into stray values (7)');
  const before = contentOf(path);
  const reports: unknown[] = [];
  const attempt = await openStore(path, (error) => reports.push(error));
  const words = /games\.db could not be updated.*as it was before: .*stray.*Start the version that you had/u;
  expect(attempt).toMatchObject({ problem: { code: 'not-updated', message: expect.stringMatching(words) } });
  expect(reports).toHaveLength(1);
  expect(contentOf(path)).toEqual(before);
  await change(path, 'drop table stray');
  const store = await opened(path);
  expect(await store.games({})).toEqual([]);
  await store.close();
});

test('a database from before the first release is left as it is, and refused in one sentence', async () => {
  const path = await pathInNewFolder('games.db');
  await makeUnreleased(path);
  const before = await readFile(path);
  const words = /games\.db is from before version 1\.0.*left untouched\. Move it away/u;
  expect(await open(path)).toMatchObject({
    problem: { code: 'unreleased', message: expect.stringMatching(words) },
  });
  expect(before.equals(await readFile(path))).toBe(true);
});

describe('a folder that cannot be used', () => {
  test('a file is where the folder should be', async () => {
    const file = await pathInNewFolder('file');
    await writeFile(file, '');
    const attempt = await open(join(file, 'games.db'));
    expect(attempt).toMatchObject({ ok: false, problem: { code: 'unwritable' } });
  });

  test.runIf(process.platform === 'linux')('nobody may write there, not even root', async () => {
    const attempt = await open('/proc/crownhead/games.db');
    expect(attempt).toMatchObject({ ok: false, problem: { code: 'unwritable' } });
  });
});

test('file and folders are made when they are missing', async () => {
  const path = await pathInNewFolder('some/where/games.db');
  const store = await opened(path);
  await store.close();
  expect((await stat(dirname(path))).isDirectory()).toBe(true);
});

test('an empty file is a new database', async () => {
  const path = await pathInNewFolder('games.db');
  await writeFile(path, '');
  const store = await opened(path);
  expect(await store.games({})).toEqual([]);
  await store.close();
});

test('a file that another program has locked is waited for', async () => {
  const path = await pathInNewFolder('games.db');
  await filled(path, 1);
  const other = new SqliteFile(path);
  other.exec('begin immediate');
  const opening = opened(path);
  const released = new Promise((resolve) => setTimeout(resolve, 200)).then(() => other.exec('commit'));
  const store = await opening;
  await released;
  expect(await store.games({})).toHaveLength(1);
  other.close();
  await store.close();
});
