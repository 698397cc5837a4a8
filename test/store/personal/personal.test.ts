/** A person's data: every place that contains it is known, shown to them, and erased on request. */
import { describe, expect, test } from 'vitest';
import { eraseUser, seeThrough } from '../../../src/app/person/erase.ts';
import { sweep } from '../../app/sweep.ts';
import { formerPlayer, isFormer } from '../../../src/game/player.ts';
import { TABLE_NAMES, TABLES, userColumns } from '../../../src/store/tables/tables.ts';
import { finish } from '../../app/finished.ts';
import { newChannel, newTable, type Table } from '../../app/table.ts';
import { DAY, NOON } from '../../rating/games.ts';
import { dump, placesOf } from '../dump.ts';
import { newPlace } from '../place.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { ANNA, boris, dora, running, type Scene, scene, differences } from './everywhere.ts';

const HELD = Object.entries(TABLES).flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, { holds }]) => (holds === 'none' ? [] : [`${table}.${column}`])),
);

/**
 * The columns in these tables' records decide which rows are shown and erased, so not every table
 * needs a row here.
 */
const BY_RECORD = new Set<string>(
  TABLE_NAMES.filter((name) =>
    (['seenBy', 'erasedBy'] as const).every((way) => userColumns(name, way).length > 0),
  ),
);

const isByRecord = (place: string): boolean => BY_RECORD.has(place.replace(/\..*/u, ''));

/** The id of an account that was created at this instant (ms). */
const idMadeAt = (at: number): string => (BigInt(at - Date.UTC(2015, 0, 1)) << 22n).toString();

const askFor = ({ table }: Scene) => {
  const erasure = { user: ANNA.id, former: formerPlayer('x1'), askedAt: NOON };
  return table.app.store.personal.addErasure(erasure, NOON);
};

const names = (of: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(of)
    .flatMap(([table, list]) => list.map((column) => `${table}.${column}`))
    .toSorted();

test('the register of columns with users has every table and column of the schema', async () => {
  const { columns } = await dump((await scene()).place);
  const register = Object.entries(TABLES).map(
    ([table, { columns: held }]) => [table, Object.keys(held)] as const,
  );
  expect(names(columns)).toEqual(names(Object.fromEntries(register)));
});

test('the records list every column that contains a user with data everywhere', async () => {
  const all = await scene();
  await askFor(all);
  const found = placesOf(await dump(all.place), ANNA.id);
  expect(found.filter((place) => !HELD.includes(place))).toEqual([]);
  expect(HELD.filter((place) => !found.includes(place) && !isByRecord(place))).toEqual([]);
});

test('a user’s data contains something from each table where they occur, and no one else’s secrets', async () => {
  const all = await scene();
  await askFor(all);
  const told = await all.table.app.store.personal.holdings(ANNA.id);
  expect(Object.keys(told).toSorted()).toEqual(
    [...new Set(HELD.map((each) => each.replace(/\..*/u, '')))].toSorted(),
  );
  const needed = Object.entries(told).filter(([table, rows]) => !isByRecord(table) || rows.length > 0);
  for (const [, rows] of needed) expect(JSON.stringify(rows)).toContain(ANNA.id);
  expect(JSON.stringify(told)).toContain('own-line');
  expect(JSON.stringify(told)).not.toContain('secret-line');
  expect(told['game']).toHaveLength(10);
  expect(told['challenge']).toHaveLength(4);
  expect(told['ask']).toHaveLength(2);
  expect(told['blocks']).toHaveLength(2);
  expect(JSON.stringify(told['blocks'])).not.toContain('dora');
});

test('an unknown user’s data is empty', async () => {
  const { table } = await scene();
  const told = await table.app.store.personal.holdings('nobody');
  expect(Object.values(told).flat()).toEqual([]);
});

const ratings = async ({ app }: Table, user: string) =>
  [...(await app.store.standings.records('guild-1', user))].map(([pool, { rating, spans }]) => ({
    pool,
    rating,
    spans,
  }));

/** The running game ends before ratings are compared, because its end counts like any other. */
async function eraseRunning({ app }: Table): Promise<void> {
  for (const { game } of await app.store.games.list({ player: ANNA.id, state: 'running' })) {
    const result = { winner: 'black', by: 'resignation' } as const;
    await saveGame(app, { ...game, version: game.version + 1, result }, null);
  }
}

test('erasing a user removes every id and name, and changes nobody else’s rating', async () => {
  const { place, table } = await scene();
  await eraseRunning(table);
  const before = [await ratings(table, 'boris'), await ratings(table, 'carl')];
  await eraseUser(table.app, ANNA.id, NOON);
  const left = await dump(place);
  expect([placesOf(left, ANNA.id), placesOf(left, ANNA.name)]).toEqual([[], []]);
  expect([await ratings(table, 'boris'), await ratings(table, 'carl')]).toEqual(before);
  expect(await differences(table)).toEqual([]);
});

test('erasing a young account keeps the fact that it was young, so its games still don’t count', async () => {
  const table = await newTable(await newPlace());
  table.time.now = NOON;
  const young = { id: idMadeAt(NOON - DAY), name: 'Newcomer' };
  await finish(table, [boris, young], 'white');
  await eraseUser(table.app, young.id, NOON);
  expect(await ratings(table, 'boris')).toEqual([]);
  expect(await differences(table)).toEqual([]);
});

test('erasing a user resigns running games, closes open challenges, and removes the name from both', async () => {
  const { place, table, game } = await scene();
  await eraseUser(table.app, ANNA.id, NOON);
  const { store } = table.app;
  const over = (await store.games.load(game.id))?.game;
  expect(over?.result).toEqual({ winner: 'black', by: 'resignation' });
  expect(isFormer(over?.seats.white.id ?? '')).toBe(true);
  expect((await store.challenges.load('by-anna'))?.challenge.state).toBe('cancelled');
  expect((await store.challenges.load('to-anna'))?.challenge.state).toBe('declined');
  expect(await store.games.list({ state: 'running' })).toEqual([]);
  expect(placesOf(await dump(place), ANNA.id)).toEqual([]);
});

test('an erased user is removed from the leaderboards, and starts from scratch after returning', async () => {
  const { table } = await scene();
  await eraseUser(table.app, ANNA.id, NOON);
  const { standings } = table.app.store;
  const board = { guildId: 'guild-1', pool: 'all', span: 'ever', order: 'games', now: NOON } as const;
  const { lines } = await standings.page(board, { offset: 0, size: 20, reader: ANNA.id });
  expect(lines.map(({ user }) => user).toSorted()).toEqual(['boris', 'carl']);
  table.time.now += DAY;
  await finish(table, [ANNA, dora], 'white', { createdAt: table.time.now });
  expect((await standings.records('guild-1', ANNA.id)).get('all')?.spans.ever.games).toBe(1);
  expect(await differences(table)).toEqual([]);
});

test('the sweep completes an interrupted erasure, and repeating an erasure is harmless', async () => {
  const all = await scene();
  const erasure = await askFor(all);
  const { table, place } = all;
  expect(await askFor(all)).toEqual(erasure);
  await sweep(table.app, newChannel());
  await seeThrough(table.app, erasure);
  expect(placesOf(await dump(place), ANNA.id)).toEqual([]);
  expect(await differences(table)).toEqual([]);
});

test('an erasure does not affect anything that begins after it', async () => {
  const { table } = await scene();
  table.time.now += 1;
  const later = await running(table);
  await eraseUser(table.app, ANNA.id, NOON);
  expect((await table.app.store.games.load(later.id))?.game).toEqual(later);
});

describe('a user who hides their data', () => {
  const board = { guildId: 'guild-1', pool: 'all', span: 'ever', order: 'games', now: NOON } as const;

  test('a hidden user is on no leaderboard and in no head-to-head list, until they are shown again', async () => {
    const { table } = await scene();
    const { standings, personal } = table.app.store;
    const seen = async () => {
      const page = { offset: 0, size: 20, reader: ANNA.id };
      const { lines, players, own } = await standings.page(board, page);
      const { pairs } = await standings.statistics('guild-1', NOON);
      expect(lines).toHaveLength(players);
      return [lines.length, pairs.length, own.place, own.isHidden];
    };
    expect(await seen()).toEqual([2, 1, null, true]);
    await personal.setHidden(ANNA.id, false);
    expect(await seen()).toEqual([3, 3, 1, false]);
    await personal.setHidden(ANNA.id, true);
    await personal.setHidden(ANNA.id, true);
    expect(await personal.isHidden(ANNA.id)).toBe(true);
    expect(await personal.hiddenAmong([ANNA.id, 'boris'])).toEqual(new Set([ANNA.id]));
  });
});
