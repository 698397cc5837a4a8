/** The explorer's counts can be checked and rebuilt like ratings. */
import { beforeEach, expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import type { Game } from '../../../src/game/game.ts';
import { NOON } from '../../rating/games.ts';
import { change, keptStore, newPlace } from '../../store/place.ts';
import { differencesIn } from '../../store/opened.ts';
import { endGames, expectCounts } from '../../store/randomGames.ts';
import { someOf } from '../../runs.ts';

let path = '';
let store: SweptStore;
let games: readonly Game[];

beforeEach(async () => {
  path = await newPlace();
  store = await keptStore(path);
  games = await endGames(store, 12, 3);
});

const DAMAGES = [
  ['a changed count', 'update explored set wins = wins + 1'],
  ['a lost count', 'delete from explored where band = (select min(band) from explored)'],
  ['an invented count', "insert into explored values ('guild-1', 7, '1-2', 0, 8000, 1, 0, 0, '|g0x|')"],
  ['a sample of another game', "update explored set games = '|other|'"],
  ['a changed line', "update explored_game set line = '1:1-2'"],
  ['a lost game', "delete from explored_game where game_id = 'g3x'"],
  ['a game that never ended', "insert into explored_game values ('g99', 'guild-1', 1, 0, 8000, 1, '')"],
  ['a game taken for void', "update explored_game set is_counted = 0 where game_id = 'g3x'"],
] as const;

test.each(someOf(DAMAGES, 3))('a check finds %s, and a rebuild repairs it', async (_, sql) => {
  await change(path, sql);
  expect(await differencesIn(store)).not.toEqual([]);
  expect(await differencesIn(store, true)).not.toEqual([]);
  expect(await differencesIn(store)).toEqual([]);
  await expectCounts(store, games);
});

test('games from before the explorer are added by a rebuild, but void games are not', async () => {
  await change(path, 'delete from explored');
  await change(path, 'update explored_game set band = 0, quarter = 0, won = 0, line = null');
  expect(await differencesIn(store)).toEqual([]);
  await expectCounts(store, []);
  const ruling = { gameId: 'g3x', verb: 'void', by: 'admin', at: NOON, reason: null } as const;
  await store.standings.rule('guild-1', ruling);
  expect(await differencesIn(store)).toEqual([]);
  expect(await differencesIn(store, true)).not.toEqual([]);
  await expectCounts(
    store,
    games.filter(({ id }) => id !== 'g3x'),
  );
  expect(await differencesIn(store)).toEqual([]);
});
