/**
 * The queries of screens use indexes on an SQLite file that was never analyzed, like a bot's. The
 * queries in the store's contract are in plans.slow.test.ts.
 */
import { expect, test } from 'vitest';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import { POOLS } from '../../src/rating/record.ts';
import { ORDERS } from '../../src/rating/board.ts';
import { SPANS } from '../../src/rating/span.ts';
import { storeOver } from '../../src/store/opening/store.ts';
import { finish, player } from '../app/finished.ts';
import { NOON } from '../rating/games.ts';
import { openBeside } from './file.ts';
import { pathInNewFolder } from './folder.ts';
import { keptDatabase } from './place.ts';
import { watched } from './watched.ts';

/** Tables that keep one or more rows per game forever. */
const LONG = [
  'game',
  'challenge',
  'outcome',
  'record',
  'standing',
  'activity',
  'attendance',
  'film',
  'blocks',
  'ask',
  'quota',
  'explored',
  'explored_game',
  'explored_import',
];
const [GUILD, USER, OTHER] = ['guild-1', 'anna', 'boris'];
const MEMBER = { guildId: GUILD, user: USER };

/** A store, and its query plans, one line per step. */
async function planned(): Promise<{ readonly store: SweptStore; readonly plans: () => readonly string[] }> {
  const path = await pathInNewFolder('games.db');
  const asked = new Set<string>();
  const store = storeOver(watched(await keptDatabase(path), asked), () => undefined);
  return {
    store,
    plans: () => {
      const file = openBeside(path);
      const plans = [...asked].flatMap((text) => {
        const holes = Array.from(text.matchAll(/\?/gu), () => 1);
        return file.prepare(`explain query plan ${text}`).all(...holes);
      });
      file.close();
      return plans.map(({ detail }) => String(detail));
    },
  };
}

const SCREENS: Readonly<Record<string, (store: SweptStore) => Promise<unknown>>> = {
  'an inbox': (store) => store.games.inbox({ user: USER, from: 0, limit: 10 }),
  'the inbox of a server': (store) => store.games.inbox({ ...MEMBER, from: 0, limit: 10 }),
  'the games of a member': (store) => store.games.list({ player: USER, guildId: GUILD }),
  'what was played from a position': (store) =>
    store.explorer.played({ guildId: GUILD, position: 1, bands: [2], since: 8100 }),
  'what was set aside': (store) => store.standings.setAside(GUILD, 10),
  statistics: (store) => store.standings.statistics(GUILD, NOON),
  'the latest games of a profile': (store) => store.standings.recent(GUILD, USER, 10),
  'a rating': (store) => store.standings.rating(GUILD, USER, 'all'),
  'the records of a profile': (store) => store.standings.records(GUILD, USER),
  boards: async (store) => {
    const page = { offset: 0, size: 20, reader: USER };
    for (const pool of POOLS.slice(0, 2))
      for (const order of ORDERS)
        for (const span of SPANS)
          await store.standings.page({ guildId: GUILD, pool, order, span, now: NOON }, page);
  },
  'open challenges': (store) => store.tallies.openChallenges(USER, NOON, 10),
  'who asked whom': (store) => store.tallies.asks(USER, OTHER, NOON, 3),
  'games against the engine': (store) => store.tallies.engineGames(USER, OTHER),
  'what was brought in': (store) => store.tallies.importsSince(USER),
  'whom somebody blocks': (store) => store.blocks.of({ kind: 'user', id: USER }, 10),
  'whom a server blocks': (store) => store.blocks.of({ kind: 'server', id: GUILD }, 10),
  'who blocks whom': (store) => store.blocks.standing([{ by: { kind: 'user', id: USER }, user: OTHER }]),
  'who has left': (store) => store.attendance.gone(GUILD, NOON, 10),
  'who is known': (store) => store.attendance.known(GUILD, [USER, OTHER]),
};

/** A scan of a whole table, alone or along an index. */
const isLong = (step: string): boolean =>
  LONG.some((table) => new RegExp(`^SCAN ${table}\\b`, 'u').test(step));

test.each(Object.entries(SCREENS))('%s', async (_, ask) => {
  const { store, plans } = await planned();
  await ask(store);
  expect(plans().some((step) => step.startsWith('SEARCH'))).toBe(true);
  expect(plans().filter(isLong)).toEqual([]);
});

test('only the user’s own games against the engine are read', async () => {
  const { store, plans } = await planned();
  await store.tallies.engineGames(USER, OTHER);
  expect(plans().toSorted()).toEqual([
    'SEARCH game USING INDEX game_by_black_id (black_id=? AND state=?)',
    'SEARCH game USING INDEX game_by_white_id (white_id=? AND state=?)',
  ]);
});

test('a start reads only unshown games, not all games with a due time', async () => {
  const { store, plans } = await planned();
  await store.due.wakeUnshown(NOON);
  expect(plans().filter((step) => /\bgame\b/u.test(step))).toEqual([
    'SEARCH game USING INDEX game_unshown (due_at>? AND due_at<?)',
  ]);
});

test('a server’s games are counted and listed from an index alone, in the index’s order', async () => {
  const { store, plans } = await planned();
  await store.servers.countGames(GUILD);
  await store.servers.gameIds(GUILD, { from: 5000, limit: 5000 });
  const covered = 'SEARCH game USING COVERING INDEX game_by_guild (guild_id=?)';
  expect(plans()).toEqual([covered, covered]);
});

test('two players’ games against each other are found by the pair', async () => {
  const { store, plans } = await planned();
  await store.standings.between(GUILD, USER, OTHER);
  expect(plans()).toContainEqual('SEARCH outcome USING INDEX outcome_by_pair (guild_id=? AND pair=?)');
});

test('all stored data about someone is found through their games', async () => {
  const { store, plans } = await planned();
  let ids = 0;
  const seat = { app: { store, newId: () => `id${(ids += 1)}` }, time: { now: NOON } };
  await finish(seat, [player(USER), player(OTHER)], 'white');
  expect((await store.personal.holdings(USER))['outcome']).toHaveLength(1);
  expect(plans()).toContainEqual('SEARCH outcome USING INDEX outcome_void (verdict=?)');
  expect(plans().filter(isLong)).toEqual([]);
});
