/** What the store says to the person who runs the bot when its file cannot be used, and that it leaves it alone. */
import SqliteFile from 'better-sqlite3';
import { Migrator } from 'kysely/migration';
import { mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_SETTINGS } from '../../../src/app/ports/settings.ts';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { MIGRATIONS } from '../../../src/store/migrations/list.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { openSqlite } from '../../../src/store/database/sqlite.ts';
import { pathInNewFolder } from '../folder.ts';
import { sampleChallenge, sampleGame } from '../samples.ts';
import { claimDue } from '../claiming.ts';

const open = (path: string, reports: unknown[] = []) => openStore(path, (error) => reports.push(error));

async function opened(path: string, reports: unknown[] = []): Promise<SweptStore> {
  const attempt = await open(path, reports);
  if (!attempt.ok) throw new Error(attempt.problem.message);
  return attempt.value;
}

/** A store with `games` games, closed again. */
async function filled(path: string, games: number): Promise<void> {
  const store = await opened(path);
  for (let index = 0; index < games; index += 1) {
    await store.addChallenge(sampleChallenge({ id: `c${index}` }), 0);
    const accepted = sampleChallenge({ id: `c${index}`, version: 2, state: 'accepted', gameId: `g${index}` });
    await store.beginGame(accepted, sampleGame({ id: `g${index}` }), 0);
  }
  await store.close();
}

/** A file as the first version made it, with a game. */
async function filledAtFirst(path: string): Promise<void> {
  const newest = await pathInNewFolder('newest.db');
  await filled(newest, 1);
  const { file, db } = openSqlite(path);
  const [first] = Object.entries(MIGRATIONS);
  const provider = { getMigrations: async () => Object.fromEntries(first ? [first] : []) };
  await new Migrator({ db, provider }).migrateToLatest();
  const columns = file.prepare("select name from pragma_table_info('game')").pluck().all().join(', ');
  file.exec(`attach '${newest}' as newest; insert into game (${columns}) select ${columns} from newest.game`);
  file.close();
}

async function change(path: string, sql: string): Promise<void> {
  const file = new SqliteFile(path);
  file.exec(sql);
  file.close();
}

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
      await change(path, "update kysely_migration set name = '003-remindexs' where name = '003-reminders'");
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

test('a database of the first version is brought to the newest and keeps its games', async () => {
  const path = await pathInNewFolder('games.db');
  await filledAtFirst(path);
  const store = await opened(path);
  await store.savePreference({ user: 'anna', version: 1, preference: { notation: 'numeric' } });
  expect(await store.preference('anna')).toEqual({ notation: 'numeric' });
  const [record] = await store.games({});
  expect(record?.shown.reminded).toBeNull();
  await store.close();
});

test('an update that goes wrong leaves the file as the older version had it', async () => {
  const path = await pathInNewFolder('games.db');
  await filledAtFirst(path);
  // The last update of all cannot make its table, for there is one of that name.
  await change(path, 'create table tournament (id integer)');
  const before = await readFile(path);
  await expect(opened(path)).rejects.toThrow('table "tournament" already exists');
  const after = new SqliteFile(path);
  expect(after.prepare('select name from kysely_migration').pluck().all()).toEqual([
    '001-games-and-challenges',
  ]);
  expect(after.prepare('select count(*) from game').pluck().get()).toBe(1);
  after.pragma('journal_mode = delete');
  after.close();
  // But for the first page, which tells of the journal and counts changes.
  expect((await readFile(path)).subarray(4096).equals(before.subarray(4096))).toBe(true);
});

test('games that had ended before puzzles were looked for are still searched', async () => {
  const path = await pathInNewFolder('games.db');
  await filledAtFirst(path);
  await change(path, "update game set state = 'finished', changed_at = 5");
  const store = await opened(path);
  const due = await claimDue(store, 5, 100, 10);
  const hunt = { gameId: 'g0', guildId: 'guild-1', version: 1, finder: 0, answers: [] };
  expect(due).toContainEqual({ kind: 'hunt', work: hunt });
  await store.close();
});

test('a damaged vacation is told of and counts as none', async () => {
  const path = await pathInNewFolder('games.db');
  const reports: unknown[] = [];
  const store = await opened(path, reports);
  await store.saveVacations({ user: 'anna', version: 1, spans: [{ from: 1, to: 2 }] }, 1000);
  await change(path, 'update vacation set data = \'[{"from":"soon"}]\'');
  expect(await store.vacations('anna')).toEqual({ user: 'anna', version: 0, spans: [] });
  expect(reports.map(String)).toEqual(['Error: the stored vacations anna is damaged']);
  await store.close();
});

test('a damaged preference is told of and counts as none', async () => {
  const path = await pathInNewFolder('games.db');
  const reports: unknown[] = [];
  const store = await opened(path, reports);
  await store.savePreference({ user: 'anna', version: 1, preference: { notation: 'numeric' } });
  await change(path, 'update preference set data = \'{"notation":"runes"}\'');
  expect(await store.preference('anna')).toEqual({ notation: 'variant' });
  expect(reports.map(String)).toEqual(['Error: the stored preference anna is damaged']);
  await store.close();
});

test('damaged settings are told of, count as never chosen, and can be saved over', async () => {
  const path = await pathInNewFolder('games.db');
  const reports: unknown[] = [];
  const store = await opened(path, reports);
  await store.saveSettings({ guildId: '1', version: 1, settings: NO_SETTINGS });
  await change(path, 'update settings set data = \'{"zone":"Mars/Olympus"}\'');
  expect(await store.settings('1')).toEqual({ guildId: '1', version: 1, settings: NO_SETTINGS });
  expect(reports.map(String)).toEqual(['Error: the stored settings 1 is damaged']);
  expect(await store.saveSettings({ guildId: '1', version: 2, settings: NO_SETTINGS })).toBe(true);
  await store.close();
});

test('settings that were stored before there was a choice have its default', async () => {
  const path = await pathInNewFolder('games.db');
  const store = await opened(path);
  await store.saveSettings({ guildId: '1', version: 1, settings: NO_SETTINGS });
  await change(path, 'update settings set data = \'{"oldCards":"kept"}\'');
  expect((await store.settings('1')).settings).toEqual({ ...NO_SETTINGS, oldCards: 'kept' });
  await store.close();
});

describe('a damaged record', () => {
  const DAMAGES: readonly (readonly [string, string])[] = [
    ['no JSON', '{"id":'],
    ['another shape', '{"id":"g0","version":1}'],
    ['a game that nobody knows', JSON.stringify({ ...sampleGame({ id: 'g0' }), variant: 'chess' })],
    [
      'a result that nobody knows',
      JSON.stringify({ ...sampleGame({ id: 'g0' }), result: { winner: null, by: 'magic' } }),
    ],
  ];

  test.each(DAMAGES)('with %s is named when it is asked for', async (_, data) => {
    const path = await pathInNewFolder('games.db');
    await filled(path, 2);
    await change(path, `update game set data = '${data}' where id = 'g0'`);
    const store = await opened(path);
    await expect(store.game('g0')).rejects.toThrow('the stored game g0 is damaged');
    expect((await store.game('g1'))?.game.id).toBe('g1');
    await store.close();
  });

  test.each(DAMAGES)('with %s is left out of lists, and told of', async (_, data) => {
    const path = await pathInNewFolder('games.db');
    await filled(path, 2);
    await change(path, `update game set data = '${data}' where id = 'g0'`);
    const reports: unknown[] = [];
    const store = await opened(path, reports);
    expect((await store.games({})).map(({ game }) => game.id)).toEqual(['g1']);
    expect(reports.map(String)).toEqual(['Error: the stored game g0 is damaged']);
    await store.close();
  });
});
