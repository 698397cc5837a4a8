/**
 * The records of finished games: written once with their game, equal to a replay, and repaired if
 * they are not.
 */
import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../src/app/ports/store.ts';
import type { Game } from '../../../src/game/game.ts';
import { outOfThread } from '../../../src/game/place.ts';
import { chance } from '../../rating/season.ts';
import { DAY, NOON, person } from '../../rating/games.ts';
import { finishedGames, serversWithGames } from '../../../src/store/games/finished.ts';
import { change, keptDatabase, keptStore, newPlace } from '../place.ts';
import { differencesIn } from '../opened.ts';
import { nextVersion, PLACE } from '../samples.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { BOARD, begin, over, pageOf, play } from './onBoards.ts';

let path = '';

let store: Store;

beforeEach(async () => {
  path = await newPlace();
  store = await keptStore(path);
});

const differences = (mend = false): Promise<readonly string[]> => differencesIn(store, mend);

const ratingOf = async (user: string): Promise<number> =>
  Math.round((await store.standings.rating('guild-1', user, 'all'))?.value ?? 0);

test('a finished game stays counted if its thread is deleted and its last board moves to the channel', async () => {
  const place = { ...PLACE, channelId: 'thread-1', threadOf: PLACE.channelId };
  const game = await play(store, 'g1', NOON, { place });
  expect(await saveGame({ store }, outOfThread(game)!, null)).toBe(true);
  expect(await differences()).toEqual([]);
});

test('each finished game is exported with its server, and a running game is not', async () => {
  const direct = { place: { ...PLACE, guildId: null } };
  for (const n of [1, 2]) await play(store, `g${n}`, NOON);
  await play(store, 'g3', NOON, direct);
  await begin(store, { id: 'g4' });
  const database = await keptDatabase(path);
  expect(new Set(await serversWithGames(database))).toEqual(new Set(['guild-1', null]));
  const idsIn = async (guildId: string | null) =>
    (await Array.fromAsync(finishedGames(database, guildId, () => undefined))).map(({ id }) => id);
  expect([await idsIn('guild-1'), await idsIn(null)]).toEqual([['g1', 'g2'], ['g3']]);
});

test('a finished game rates both players once, in its variant and in all variants', async () => {
  const game = await play(store, 'g1', NOON);
  expect([...(await store.standings.records('guild-1', 'anna')).keys()]).toEqual(['all', 'russian']);
  expect([await ratingOf('anna'), await ratingOf('boris')]).toEqual([1662, 1338]);
  expect(await saveGame({ store }, game, null)).toBe(false);
  expect(await saveGame({ store }, nextVersion(game, { changedAt: NOON + 5 }), null)).toBe(true);
  expect([await ratingOf('anna'), await ratingOf('boris')]).toEqual([1662, 1338]);
  expect(await differences()).toEqual([]);
});

test('a game that was canceled before it was played leaves no trace', async () => {
  const game = await begin(store, { id: 'g1' });
  await saveGame({ store }, { ...over(game, null, NOON), result: { winner: null, by: 'aborted' } }, null);
  expect(await store.standings.ended('guild-1', 'g1')).toBeNull();
  expect(await differences()).toEqual([]);
});

test('a finished game only counts in its own server', async () => {
  await play(store, 'g1', NOON, { place: { ...PLACE, guildId: 'guild-2' } });
  expect(await ratingOf('anna')).toBe(0);
  expect((await store.standings.records('guild-2', 'anna')).size).toBe(2);
});

test('a game whose end was overtaken by another change is neither saved nor rated', async () => {
  const game = await begin(store, { id: 'g1' });
  await saveGame({ store }, nextVersion(game), null);
  expect(await saveGame({ store }, over(game, 'white', NOON), null)).toBe(false);
  expect(await ratingOf('anna')).toBe(0);
});

test('games that end at the same instant in two processes are all counted', async () => {
  const GAMES = 12;
  const other = await keptStore(path);
  const players = ['anna', 'boris', 'carl', 'dora', 'emil', 'fay'].map(person);
  const games: Game[] = [];
  for (let n = 0; n < GAMES; n += 1) {
    const white = players[n % 6] ?? person('none');
    const black = players[(n + 1 + (Math.floor(n / 6) % 5)) % 6] ?? person('none');
    games.push(await begin(store, { id: `g${n}`, players: { white, black } }));
  }
  const random = chance(3);
  const saves = games.map((game, n) => {
    const winner = (['white', 'black', null] as const)[Math.floor(random() * 3)] ?? null;
    return saveGame({ store: n % 2 === 0 ? store : other }, over(game, winner, NOON + n), null);
  });
  expect(await Promise.all(saves)).toEqual(saves.map(() => true));
  expect(await differences()).toEqual([]);
  const { counts } = await store.standings.statistics('guild-1', NOON);
  expect(counts.find(({ activity }) => activity === 'day')?.games).toBe(GAMES);
});

const damage = (sql: string): Promise<void> => change(path, sql);

test.each([
  ['a changed standing', 'update standing set wins = wins + 1'],
  ['a lost record', "delete from record where user_id = 'anna'"],
  ['an invented number', "insert into activity values ('guild-1', 'day', '1', 1, 1, 0)"],
  ['games that were never entered', 'delete from outcome; delete from ledger'],
  ['a changed outcome', "update outcome set verdict = 'void'"],
  [
    'outcomes from before thoughts and deviations were kept',
    `update outcome set data = replace(replace(data, '"deviation"', '"x"'), '"thought"', '"y"')`,
  ],
  ['records from before thoughts were kept', `update record set data = replace(data, '"thought"', '"y"')`],
])('a check finds %s, and a rebuild repairs it', async (_, sql) => {
  await play(store, 'g1', NOON);
  await play(store, 'g2', NOON + DAY);
  await damage(sql);
  expect(await differences()).not.toEqual([]);
  expect(await differences(true)).not.toEqual([]);
  expect(await differences()).toEqual([]);
  await play(store, 'g3', NOON + 2 * DAY);
  expect(await differences()).toEqual([]);
  expect((await pageOf(store, BOARD)).lines[0]?.record.spans.ever.wins).toBe(3);
});

/** An admin's decision about a game, this many days after noon. */
const ruling = (gameId: string, verb: 'void' | 'restore' = 'void', days = 0) => ({
  gameId,
  verb,
  by: 'admin',
  at: NOON + days * DAY,
  reason: verb === 'void' ? 'fed' : null,
});

test('voiding removes a game completely, restoring adds it again, and both record the admin', async () => {
  const { standings } = store;
  await play(store, 'g1', NOON);
  const rated = await ratingOf('anna');
  await play(store, 'g2', NOON + DAY);
  expect(await standings.rule('guild-1', ruling('g2'))).toBe(true);
  expect(await ratingOf('anna')).toBe(rated);
  const expected = { verdict: 'void', voiding: { by: 'admin', at: NOON, reason: 'fed' } };
  expect((await standings.ended('guild-1', 'g2'))?.outcome).toMatchObject(expected);
  expect((await standings.setAside('guild-1', 5)).map(({ gameId }) => gameId)).toEqual(['g2']);
  expect(await differences()).toEqual([]);
  await standings.rule('guild-1', ruling('g1', 'void', 1));
  expect((await standings.records('guild-1', 'anna')).size).toBe(0);
  await standings.rule('guild-1', ruling('g1', 'restore', 2));
  expect(await ratingOf('anna')).toBe(rated);
  expect(await differences()).toEqual([]);
  expect((await standings.rulings('guild-1', 2)).map((each) => each.ruling)).toEqual([
    ruling('g1', 'restore', 2),
    ruling('g1', 'void', 1),
  ]);
});

test('pressing twice to void a game makes one decision', async () => {
  await play(store, 'g1', NOON);
  await store.standings.rule('guild-1', ruling('g1'));
  await store.standings.rule('guild-1', ruling('g1'));
  expect(await store.standings.rulings('guild-1', 9)).toHaveLength(1);
});

test('voiding cannot be done from another server, or for a running game', async () => {
  await play(store, 'g1', NOON);
  await begin(store, { id: 'g2' });
  expect(await store.standings.rule('guild-2', ruling('g1'))).toBe(false);
  expect(await store.standings.rule('guild-1', ruling('g2'))).toBe(false);
  expect(await store.standings.rulings('guild-1', 9)).toEqual([]);
});
