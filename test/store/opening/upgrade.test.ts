/** A database that an older version left behind, opened by this one: nothing is lost, and the books agree with the games. */
import SqliteFile from 'better-sqlite3';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { isAddress } from '../../../src/store/opening/address.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { BOOKS_AS_OF, MIGRATIONS } from '../../../src/store/migrations/list.ts';
import { hasBooks } from '../../../src/store/opening/migrate.ts';
import { seatTeam } from '../../../src/game/seat.ts';
import { DAY } from '../../../src/game/span.ts';
import { dump } from '../dump.ts';
import { makeOld, OLD } from '../oldDatabase.ts';
import { change, emptyPlace } from '../place.ts';
import { claimDue } from '../claiming.ts';

let place = '';
beforeEach(async () => {
  place = await emptyPlace();
  await makeOld(place);
});

async function open(reports?: unknown[]): Promise<SweptStore> {
  const opened = await openStore(place, (error) => {
    if (!reports) throw error;
    reports.push(String(error));
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

async function differences(store: SweptStore): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const audit of store.standings.audit(false)) found.push(...audit.differences);
  return found;
}

/** How the indexes of a file were made; nothing of a server's, where both were made by the same migrations anyway. */
function indexes(path: string): readonly unknown[] {
  if (isAddress(path)) return [];
  const file = new SqliteFile(path);
  const made = file.prepare("select sql from sqlite_schema where type = 'index' order by name").all();
  file.close();
  return made;
}

test.each(['007', '021'] as const)('of %s has the same columns and indexes as a new one', async (version) => {
  const [old, fresh] = [await emptyPlace(), await emptyPlace()];
  await makeOld(old, version);
  expect((await dump(old)).columns).toEqual((await dump(fresh)).columns);
  expect(indexes(old)).toEqual(indexes(fresh));
});

describe('what was there', () => {
  test('the game that goes on, with its clock, its offer and the plan for it', async () => {
    const store = await open();
    const record = await store.game(OLD.running);
    expect(record).toMatchObject({
      game: {
        version: 5,
        seats: {
          white: { kind: 'person', id: OLD.boris, name: 'Boris' },
          black: { kind: 'person', id: OLD.anna, name: 'Anna' },
        },
        moves: ['c3-d4', 'b6-a5'],
        time: { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: 'UTC' },
        vacations: [{ color: 'black' }],
        offers: { black: { open: 'draw' } },
        pauses: [],
        hints: [],
        result: null,
      },
      shown: { version: 5, card: { messageId: '1510994744442880005' } },
    });
    expect(record?.game.turns).toHaveLength(3);
    expect((await store.plans(OLD.running)).black?.lines).toEqual([['b2-c3', 'c7-b6']]);
    for (const user of [OLD.boris, OLD.anna]) {
      const { records } = await store.inbox({ user, from: 0, limit: 10 });
      expect(records.map(({ game }) => game.id)).toEqual([OLD.running]);
    }
    const due = await claimDue(store, OLD.now + 3 * DAY, OLD.now + 4 * DAY, 100);
    expect(due).toContainEqual({ kind: 'game', work: record });
  });

  test('a team finds its new game beside the games of before', async () => {
    const store = await open();
    const old = await store.game(OLD.running);
    if (!old) throw new Error('the game is not there');
    const members = [OLD.anna, OLD.chidi].map((id) => ({ id, name: id }));
    const seats = { white: seatTeam('t1', 'The Kings', members), black: old.game.seats.white };
    const game = { ...old.game, id: 'new', version: 1, rated: false, seats };
    expect(await store.addGame(game, OLD.now)).toBe(true);
    expect((await store.game('new'))?.game).toEqual(game);
    for (const [user, ids] of [
      [OLD.anna, ['new', OLD.running]],
      [OLD.chidi, ['new']],
      [OLD.boris, ['new', OLD.running]],
    ] as const) {
      const { records } = await store.inbox({ user, from: 0, limit: 10 });
      expect(records.map((record) => record.game.id).toSorted()).toEqual([...ids].toSorted());
    }
    expect((await store.personal.holdings(OLD.chidi))['team_member']).toHaveLength(1);
  });

  test('the challenge, the vacation, the preference and the record that was brought in', async () => {
    const store = await open();
    for (const user of [OLD.anna, OLD.chidi])
      expect(await store.openChallenges(user)).toMatchObject([
        { id: OLD.challenge, variant: 'bashni', time: { kind: 'live', initial: 300_000, increment: 3000 } },
      ]);
    const waiting = await Promise.all(
      [OLD.anna, OLD.chidi].map((user) => store.tallies.openChallenges(user, OLD.now, 10)),
    );
    expect(waiting.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const { spans } = await store.vacations(OLD.anna);
    expect(spans.map(({ from, to }) => to - from)).toEqual([7 * DAY]);
    expect(await store.preference(OLD.chidi)).toEqual({
      notation: 'numeric',
      theme: 'contrast',
      pieces: 'stone',
      board: 'both',
    });
    expect((await store.record(OLD.record))?.source).toContain('1. c3-d4 d6-c5 2. b2-c3 {quiet} *');
  });

  test('finished games, their ratings, and what an admin decided', async () => {
    const store = await open();
    const { standings } = store;
    expect((await store.game(OLD.won))?.game).toMatchObject({ result: { winner: 'white', by: 'no-pieces' } });
    const records = await standings.records(OLD.guild, OLD.anna);
    expect([...records.values()].map(({ rating }) => Math.round(rating.value))).toEqual([1662, 1662]);
    const board = { guildId: OLD.guild, pool: 'all', span: 'ever', order: 'wins', now: OLD.now } as const;
    const page = await standings.page(board, { offset: 0, size: 20, reader: OLD.chidi });
    expect(page.lines.map(({ user }) => user)).toEqual([OLD.anna]);
    expect(await standings.setAside(OLD.guild, 10)).toMatchObject([
      { gameId: OLD.voided, voiding: { by: OLD.anna, reason: 'a slip of the mouse' } },
    ]);
  });
});

test('the books hold what older versions did not keep, and agree with the games', async () => {
  const store = await open();
  expect(await differences(store)).toEqual([]);
  const [latest] = await store.standings.recent(OLD.guild, OLD.anna, 1);
  // Fourteen moves of twenty seconds: the first is not counted.
  expect(latest?.outcome.thought.white).toEqual({ moves: 14, ms: 280_000 });
  expect(latest?.outcome.overall?.white.deviation).toBe(290);
});

test('only an update from before they held all that they do makes them again', () => {
  const names = Object.keys(MIGRATIONS);
  expect(names).toContain(BOOKS_AS_OF);
  expect(hasBooks(names.slice(0, names.indexOf(BOOKS_AS_OF)))).toBe(false);
  expect(hasBooks(names.slice(0, names.indexOf(BOOKS_AS_OF) + 1))).toBe(true);
});

test('a start that updates nothing leaves them alone, however many games there are', async () => {
  await (await open()).close();
  await change(place, `delete from standing`);
  const store = await open();
  expect(await differences(store)).toContainEqual(expect.stringContaining('standing'));
});

test('a server of more games than are read at once, many of them changed at one instant', async () => {
  const data = `replace(data, '${OLD.won}', 'x' || i)`;
  await change(
    place,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
     insert into game (id, version, data, state, white_id, black_id, channel_id, guild_id, changed_at)
     select 'x' || i, version, ${data}, state, white_id, black_id, channel_id, guild_id, changed_at + i / 700
     from game, n where id = '${OLD.won}'`,
  );
  const { standings } = await open();
  for await (const { games, differences: none } of standings.audit(false))
    expect([games, none]).toEqual([1202, []]);
  const records = await standings.records(OLD.guild, OLD.anna);
  const counted = records.get('all')?.spans.ever.games ?? 0;
  expect(counted).toBeGreaterThan(1);
});

test('what is damaged is told of, and stands in the way of nothing else', async () => {
  await change(place, `update game set data = '{"id":' where id = '${OLD.won}'`);
  await change(place, `update challenge set data = '{"id":' where id = '${OLD.challenge}'`);
  const reports: unknown[] = [];
  const store = await open(reports);
  expect(reports).toEqual([`Error: the stored game ${OLD.won} is damaged`]);
  expect((await store.game(OLD.running))?.game.moves).toHaveLength(2);
  const records = await store.standings.records(OLD.guild, OLD.anna);
  expect(Math.round(records.get('all')?.rating.value ?? 0)).toBe(1662);
});
