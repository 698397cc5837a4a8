/**
 * A database from version 1.0 with rows in every table, opened by this version: each row is
 * unchanged, except that seats don't list members.
 */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { lineOf, sideToMove, usualFirstMove } from '../../../src/game/line.ts';
import { readRecord } from '../../../src/game/readRecord.ts';
import type { Database } from '../../../src/store/database/database.ts';
import { openPostgres } from '../../../src/store/database/postgres.ts';
import { openSqlite } from '../../../src/store/database/sqlite.ts';
import { isAddress } from '../../../src/store/opening/address.ts';
import { look } from '../../../src/store/looking/look.ts';
import { claimDue } from '../claiming.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { makeOld, makeUnreleased, OLD } from '../oldDatabase.ts';
import { differencesIn } from '../opened.ts';
import { sampleChallenge } from '../samples.ts';
import { change, emptyPlace, keptDatabase, keptStore } from '../place.ts';
import COUNTS from '../../fixtures/databases/1.0.json' with { type: 'json' };
import { slowTest } from '../../runs.ts';

const { anna, boris, chidi, dora, emma } = OLD;

type Row = Readonly<Record<string, unknown>>;

async function rowsOf({ db }: Database): Promise<ReadonlyMap<string, readonly Row[]>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely_'));
  const rows = new Map<string, readonly Row[]>();
  for (const { name } of tables)
    rows.set(name, (await sql<Row>`select * from ${sql.table(name)}`.execute(db)).rows);
  return rows;
}

/** The rows of the database in its current state, without an upgrade. */
async function storedRows(): Promise<ReadonlyMap<string, readonly Row[]>> {
  const old = openOld();
  const rows = await rowsOf(old);
  await old.db.destroy();
  return rows;
}

/** Rows in a fixed order, with only these columns. */
const sorted = (rows: readonly Row[], columns: readonly string[]): readonly string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();

let place = '';
const openOld = (): Database => (isAddress(place) ? openPostgres(place, () => undefined) : openSqlite(place));
beforeEach(async () => {
  place = await emptyPlace();
  await makeOld(place);
});

test('nothing in the database is damaged after the upgrade', async () => {
  await keptStore(place, () => undefined);
  expect(await look(place, OLD.now)).toMatchObject({ ok: true, value: { damaged: [] } });
});

/** A view replaces the table of members for older processes. */
const GONE = 'team_member';

/** A team's seat had members, and its game isn't rated. */
const MEMBERS = /,\\"members\\":\[.*?\]/gu;

const withoutMembers = (row: string): string => {
  const left = row.replaceAll(MEMBERS, '');
  return left === row ? row : left.replace(String.raw`\"rated\":true`, String.raw`\"rated\":false`);
};

test('every row of every table still exists, and nobody is listed as a member', async () => {
  const before = await storedRows();
  expect(Object.fromEntries([...before].map(([name, rows]) => [name, rows.length]))).toEqual(COUNTS.rows);
  const after = await rowsOf(await keptDatabase(place));
  for (const [name, rows] of before) {
    const columns = Object.keys(rows[0] ?? {});
    const kept = sorted(name === GONE ? [] : rows, columns).map(withoutMembers);
    expect([name, sorted(after.get(name) ?? [], columns)]).toEqual([name, kept.toSorted()]);
  }
});

test('a failed upgrade leaves the database unchanged, and reports that', async () => {
  await change(place, 'create table watch (is_in_the_way integer)');
  const before = await storedRows();
  const reports: unknown[] = [];
  const attempt = await openStore(place, (error) => reports.push(error));
  const words = /could not be updated.*was not changed: .*watch.*Start the previous version/u;
  expect(attempt).toMatchObject({ problem: { code: 'not-updated', message: expect.stringMatching(words) } });
  expect(reports).toHaveLength(1);
  expect(await storedRows()).toEqual(before);
  await change(place, 'drop table watch');
  expect((await (await keptStore(place)).games.load(OLD.won))?.game.id).toBe(OLD.won);
});

test('a database from before the first release is left unchanged, and refused with one sentence', async () => {
  const unreleased = await emptyPlace();
  await makeUnreleased(unreleased);
  const words = /is from before version 1\.0.*was not changed\. (?:Use an empty database|Move it away)/u;
  expect(await openStore(unreleased, () => undefined)).toMatchObject({
    problem: { code: 'unreleased', message: expect.stringMatching(words) },
  });
  await expect(change(unreleased, 'select 1 from game')).rejects.toThrow(/no such table|does not exist/u);
});

test('many processes can start at once on a database that does not exist yet', async () => {
  const fresh = await emptyPlace();
  const stores = await Promise.all(Array.from({ length: 8 }, () => keptStore(fresh)));
  await stores[0]?.challenges.add(sampleChallenge(), 2000);
  for (const store of stores) expect((await store.challenges.load('c1'))?.challenge.id).toBe('c1');
});

test('a game of English draughts that White began continues', async () => {
  const old = openOld();
  await sql`update game set data = replace(replace(data, '"variant":"russian"', '"variant":"english"'),
    '["c3-d4","b6-a5"]', '["22-18","9-13"]') where id = ${OLD.running}`.execute(old.db);
  await sql`insert into activity (guild_id, activity, key, games, white, black)
    values (${OLD.guild}, 'first-move', 'english 22-18', 3, 2, 1)`.execute(old.db);
  await sql`update outcome set data = replace(replace(data, '"variant":"russian"', '"variant":"english"'),
    '"firstMove":"c3-d4"', '"firstMove":"22-18"')`.execute(old.db);
  await old.db.destroy();
  const store = await keptStore(place);
  const game = (await store.games.load(OLD.running))?.game;
  if (!game) throw new Error('the game is gone');
  expect(game.variant).toBe('english');
  expect(lineOf(game).moves).toHaveLength(2);
  expect(sideToMove(game)).toBe('white');
  // Its first move is counted with the first moves of games where Black begins.
  expect(usualFirstMove(game)).toBe('11-15');
  const { db } = await keptDatabase(place);
  const counted = await db
    .selectFrom('activity')
    .select('games')
    .where('key', '=', 'english 11-15')
    .execute();
  expect(counted).toEqual([{ games: 3 }]);
  const ended = await db.selectFrom('outcome').select('data').where('data', 'like', '%"11-15"%').execute();
  expect(ended).toHaveLength(2);
});

test('the store reads won games, correspondence games with plans, and games against the engine', async () => {
  const store = await keptStore(place);
  expect((await store.games.load(OLD.won))?.game).toMatchObject({
    seats: { white: { id: anna, name: 'Anna' }, black: { id: boris, name: 'Boris' } },
    result: { winner: 'white', by: 'no-pieces' },
  });
  const running = await store.games.load(OLD.running);
  expect(running).toMatchObject({
    game: { moves: ['c3-d4', 'b6-a5'], offers: { black: { open: 'takeback' } } },
    shown: { version: 4 },
  });
  const expected = {
    white: null,
    black: {
      lines: [
        ['b2-c3', 'c7-b6'],
        ['d4-c5', 'd6:b4'],
      ],
    },
  };
  expect(await store.games.plans(OLD.running)).toMatchObject(expected);
  expect((await store.games.load(OLD.engine))?.game.seats).toMatchObject({
    white: { kind: 'person', id: dora, name: 'Dora "Dodo" O’Hara' },
    black: { kind: 'engine', level: 4 },
  });
  const ids = await store.servers.gameIds(OLD.guild);
  expect((await store.servers.games(ids)).map(({ id }) => id)).toEqual(ids);
  expect((await store.games.inbox({ user: dora, from: 0, limit: 9 })).total).toBe(3);
  expect(await store.challenges.open(chidi)).toMatchObject([{ variant: 'bashni', challenger: { id: anna } }]);
});

test('the store reads records that agree with the games, including voided games and seasons', async () => {
  const { standings, seasons } = await keptStore(place);
  expect(await differencesIn({ standings })).toEqual([]);
  expect(await standings.setAside(OLD.guild, 10)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        gameId: OLD.voided,
        voiding: expect.objectContaining({ by: anna, reason: 'a slip of the mouse, or two; it’s fine' }),
      }),
    ]),
  );
  const [winter, autumn] = await seasons.all(OLD.guild);
  expect(winter).toMatchObject({ name: 'Winter', endedAt: null });
  const expected = [
    [1, dora],
    [2, anna],
  ];
  expect(autumn?.table.map(({ place: won, player }) => [won, player.id])).toEqual(expected);
});

test('the store reads preferences and lessons, vacations and hidden users', async () => {
  const store = await keptStore(place);
  expect(await store.people.preferenceRecord(chidi)).toEqual({
    user: chidi,
    version: 1,
    preference: { notation: 'numeric', theme: 'contrast', pieces: 'stone', board: 'both', language: 'ru' },
  });
  const expected = { ways: { turn: 'digest' }, locale: 'uk' };
  expect((await store.people.preference(boris)).notices).toMatchObject(expected);
  expect(await store.people.progress(anna)).toEqual({
    done: new Set(['move']),
    underway: { lesson: 'several', path: ['c3:e5'] },
  });
  expect((await store.people.vacations(anna)).spans).toHaveLength(1);
  expect(await store.personal.hiddenAmong([anna, chidi])).toEqual(new Set([chidi]));
  expect(await store.attendance.gone(OLD.guild, OLD.now, 9)).toEqual([emma]);
});

test('the store reads puzzles with attempts, the puzzle of the day, an analysis, a record, and settings', async () => {
  const store = await keptStore(place);
  const { puzzles, dailies, analyses } = store;
  const states = [anna, dora].map(async (user) => (await puzzles.trial(user, OLD.puzzle))?.state);
  expect(await Promise.all(states)).toEqual(['open', 'solved']);
  expect(await puzzles.solver(dora, 'russian')).toMatchObject({ tried: 1, solved: 1 });
  expect((await puzzles.load(OLD.puzzle))?.origin?.guildId).toBe(OLD.guild);
  expect(await dailies.load(OLD.guild)).toMatchObject({ puzzleId: OLD.puzzle });
  expect((await dailies.solvers(OLD.guild, OLD.puzzle)).map(({ id }) => id)).toEqual([dora]);
  const known = await analyses.load({ kind: 'game', id: OLD.voided });
  expect([known?.findings.length, known?.post?.place.guildId]).toEqual([21, OLD.guild]);
  const record = await store.records.load(OLD.record);
  expect(record && readRecord(record.source, record.variant)).toMatchObject({ ok: true });
  const expected = { time: '3d', dailyPuzzle: '1467308467814400002' };
  expect((await store.settings.load(OLD.guild)).settings).toMatchObject(expected);
});

test('all due work is still due', async () => {
  const store = await keptStore(place);
  const due = await claimDue(store, OLD.now + 365 * 24 * 3_600_000, OLD.now + 366 * 24 * 3_600_000, 1000);
  const counts = new Map<string, number>();
  for (const { kind } of due) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual(COUNTS.due);
  expect(due).toContainEqual({ kind: 'server', work: { guildId: OLD.left, goneSince: expect.any(Number) } });
  expect(due).toContainEqual({ kind: 'erasure', work: expect.objectContaining({ user: emma }) });
  const begun = due.find(({ kind, work }) => kind === 'hunt' && 'gameId' in work && work.gameId === OLD.won);
  expect(begun?.work).toMatchObject({
    version: 2,
    answers: ['b4-c5', 'f8-g7', 'b4-c5', 'a7-b6'].map((move) => ({ move, score: 35 })),
  });
});

slowTest(
  'a server with more games than are read at once is upgraded, even if many changed at the same instant',
  async () => {
    const data = `replace(data, '${OLD.won}', 'x' || i)`;
    await change(
      place,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
     insert into game (id, version, data, state, white_id, black_id, channel_id, guild_id, changed_at)
     select 'x' || i, version, ${data}, state, white_id, black_id, channel_id, guild_id, changed_at + i / 700
     from game, n where id = '${OLD.won}'`,
    );
    const { standings } = await keptStore(place);
    expect(
      (await differencesIn({ standings }, true)).filter((line) => line.startsWith('outcome x')),
    ).toHaveLength(1200);
    expect(await differencesIn({ standings })).toEqual([]);
    const records = await standings.records(OLD.guild, OLD.anna);
    const counted = records.get('all')?.spans.ever.games ?? 0;
    expect(counted).toBeGreaterThan(1);
  },
);
