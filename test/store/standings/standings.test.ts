/** The books of finished games: written once with their game, the same as a replay, and put right when they are not. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { BoardPage, BoardQuestion } from '../../../src/app/ports/standings.ts';
import type { Store } from '../../../src/app/ports/store.ts';
import type { Game } from '../../../src/game/game.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import type { Changes } from '../../game/players.ts';
import { chance } from '../../rating/season.ts';
import { DAY, NOON, person } from '../../rating/games.ts';
import { change, newPlace } from '../place.ts';
import { nextVersion, PLACE, sampleChallenge, sampleGame } from '../samples.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';

async function open(path: string): Promise<Store> {
  const opened = await openStore(path, (error) => {
    throw error;
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

let path = '';
let store: Store;
beforeEach(async () => {
  path = await newPlace();
  store = await open(path);
});

const MOVES = Array.from({ length: 30 }, () => 'c3-d4');

/** A game as it is begun. */
async function begin(changes: Changes): Promise<Game> {
  const game = sampleGame({ moves: MOVES, ...changes });
  const challenge = sampleChallenge({ id: `c-${game.id}` });
  await store.addChallenge(challenge, 2000);
  await store.beginGame({ ...challenge, version: 2, state: 'accepted', gameId: game.id }, game, 2000);
  return game;
}

const over = (game: Game, winner: 'white' | 'black' | null, at: number): Game =>
  nextVersion(game, { result: { winner, by: winner ? 'resignation' : 'agreement' }, changedAt: at });

async function play(id: string, at: number, changes: Changes = {}): Promise<Game> {
  const game = over(await begin({ id, ...changes }), 'white', at);
  expect(await saveGame({ store }, game, null)).toBe(true);
  return game;
}

async function differences(mend = false): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const audit of store.standings.audit(mend)) found.push(...audit.differences);
  return found;
}

const ratingOf = async (user: string): Promise<number> =>
  Math.round((await store.standings.records('guild-1', user)).get('all')?.rating.value ?? 0);

/** A page of a board, as its reader sees it. */
const pageOf = (board: BoardQuestion, offset = 0, reader = 'anna'): Promise<BoardPage> =>
  store.standings.page(board, { offset, size: 20, reader });

const placeOf = async (board: BoardQuestion, reader: string): Promise<number | null> =>
  (await pageOf(board, 0, reader)).own.place;

const BOARD: BoardQuestion = {
  guildId: 'guild-1',
  pool: 'all',
  span: 'ever',
  order: 'wins',
  now: NOON + DAY,
};

describe('a game that ends', () => {
  test('rates both players in the variant and in all, once', async () => {
    const game = await play('g1', NOON);
    expect([...(await store.standings.records('guild-1', 'anna')).keys()]).toEqual(['all', 'russian']);
    expect([await ratingOf('anna'), await ratingOf('boris')]).toEqual([1662, 1338]);
    expect(await saveGame({ store }, game, null)).toBe(false);
    expect(await saveGame({ store }, nextVersion(game, { changedAt: NOON + 5 }), null)).toBe(true);
    expect([await ratingOf('anna'), await ratingOf('boris')]).toEqual([1662, 1338]);
    expect(await differences()).toEqual([]);
  });

  test.each<[string, Partial<Game>]>([
    ['casual', { rated: false }],
    ['too short', { moves: MOVES.slice(0, 3) }],
    ['in direct messages', { place: { ...PLACE, guildId: null } }],
  ])('%s rates no one', async (_, changes) => {
    await play('g1', NOON, changes);
    expect((await store.standings.records('guild-1', 'anna')).size).toBe(0);
    expect(await differences()).toEqual([]);
  });

  test('called off before it was played leaves no trace', async () => {
    const game = await begin({ id: 'g1' });
    await saveGame({ store }, { ...over(game, null, NOON), result: { winner: null, by: 'aborted' } }, null);
    expect(await store.standings.ended('guild-1', 'g1')).toBeNull();
    expect(await differences()).toEqual([]);
  });

  test('counts in its own server only', async () => {
    await play('g1', NOON, { place: { ...PLACE, guildId: 'guild-2' } });
    expect(await ratingOf('anna')).toBe(0);
    expect((await store.standings.records('guild-2', 'anna')).size).toBe(2);
  });

  test('overtaken by another change is neither saved nor rated', async () => {
    const game = await begin({ id: 'g1' });
    await saveGame({ store }, nextVersion(game), null);
    expect(await saveGame({ store }, over(game, 'white', NOON), null)).toBe(false);
    expect(await ratingOf('anna')).toBe(0);
  });

  test('at the same instant as others in two processes leaves none of them out', async () => {
    const other = await open(path);
    const players = ['anna', 'boris', 'carl', 'dora', 'emil', 'fay'].map(person);
    const games: Game[] = [];
    for (let n = 0; n < 60; n += 1) {
      const white = players[n % 6] ?? person('none');
      const black = players[(n + 1 + (Math.floor(n / 6) % 5)) % 6] ?? person('none');
      games.push(await begin({ id: `g${n}`, players: { white, black } }));
    }
    const random = chance(3);
    const saves = games.map((game, n) => {
      const winner = (['white', 'black', null] as const)[Math.floor(random() * 3)] ?? null;
      return saveGame({ store: n % 2 === 0 ? store : other }, over(game, winner, NOON + n), null);
    });
    expect(await Promise.all(saves)).toEqual(saves.map(() => true));
    expect(await differences()).toEqual([]);
    const { counts } = await store.standings.statistics('guild-1', NOON);
    expect(counts.find(({ activity }) => activity === 'day')?.games).toBe(60);
  });
});

/** What a bad disk or a hand might do. */
const damage = (sql: string): Promise<void> => change(path, sql);

describe('a check', () => {
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
  ])('finds %s, and a rebuild mends it', async (_, sql) => {
    await play('g1', NOON);
    await play('g2', NOON + DAY);
    await damage(sql);
    expect(await differences()).not.toEqual([]);
    expect(await differences(true)).not.toEqual([]);
    expect(await differences()).toEqual([]);
    await play('g3', NOON + 2 * DAY);
    expect(await differences()).toEqual([]);
    expect((await pageOf(BOARD)).lines[0]?.record.spans.ever.wins).toBe(3);
  });
});

/** An admin's decision about a game, so many days after noon. */
const ruling = (gameId: string, verb: 'void' | 'restore' = 'void', days = 0) => ({
  gameId,
  verb,
  by: 'admin',
  at: NOON + days * DAY,
  reason: verb === 'void' ? 'fed' : null,
});

describe('voiding', () => {
  test('takes a game out as if it had never been, and back in, and keeps who decided so', async () => {
    const { standings } = store;
    await play('g1', NOON);
    const rated = await ratingOf('anna');
    await play('g2', NOON + DAY);
    expect(await standings.rule('guild-1', ruling('g2'))).toBe(true);
    expect(await ratingOf('anna')).toBe(rated);
    expect((await standings.ended('guild-1', 'g2'))?.outcome).toMatchObject({
      verdict: 'void',
      voiding: { by: 'admin', at: NOON, reason: 'fed' },
    });
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

  test('twice by one press is one decision', async () => {
    await play('g1', NOON);
    await store.standings.rule('guild-1', ruling('g1'));
    await store.standings.rule('guild-1', ruling('g1'));
    expect(await store.standings.rulings('guild-1', 9)).toHaveLength(1);
  });

  test('cannot be done from another server, nor to a game that runs', async () => {
    await play('g1', NOON);
    await begin({ id: 'g2' });
    expect(await store.standings.rule('guild-2', ruling('g1'))).toBe(false);
    expect(await store.standings.rule('guild-1', ruling('g2'))).toBe(false);
    expect(await store.standings.rulings('guild-1', 9)).toEqual([]);
  });
});

describe('who has left', () => {
  test('is on no board, by any count, until they are back', async () => {
    const { attendance } = store;
    for (const [n, loser] of ['boris', 'carl', 'dora'].entries())
      await play(`g${n}`, NOON + n, { players: { white: person('anna'), black: person(loser) } });
    const games = { ...BOARD, order: 'games' } as const;
    await attendance.note('guild-1', [
      { user: 'anna', isGone: true, at: 5 },
      { user: 'carl', isGone: true, at: 4 },
      { user: 'boris', isGone: false, at: 5 },
    ]);
    const { lines, players } = await pageOf(games);
    expect(lines.map(({ user, place }) => [user, place])).toEqual([
      ['boris', 1],
      ['dora', 1],
    ]);
    expect(players).toBe(2);
    expect(await placeOf(games, 'anna')).toBeNull();
    expect(await attendance.gone('guild-1', 4, 9)).toEqual(['carl']);
    expect(await attendance.gone('guild-2', 9, 9)).toEqual([]);
    expect(await attendance.known('guild-1', ['carl', 'dora'])).toEqual([
      { user: 'carl', isGone: true, at: 4 },
    ]);
    await attendance.note('guild-1', [{ user: 'anna', isGone: false, at: 6 }]);
    expect((await pageOf(games)).lines[0]).toMatchObject({ user: 'anna', place: 1 });
  });
});

/** How many are on a board. */
const playersOn = async (changes: Partial<BoardQuestion>): Promise<number> =>
  (await pageOf({ ...BOARD, ...changes })).players;

describe('a board', () => {
  /** Player n of 45 wins n mod 9 games, each against a stranger of the day. */
  beforeEach(async () => {
    for (let n = 0; n < 45; n += 1) {
      for (let win = 0; win < n % 9; win += 1) {
        const players = { white: person(`p${String(n).padStart(2, '0')}`), black: person(`x${win}`) };
        await play(`g${n}-${win}`, NOON + win, { players });
      }
    }
  });

  test('has ties that share a place, across pages, and everyone once', async () => {
    const first = await pageOf(BOARD);
    const second = await pageOf(BOARD, 20);
    const last = await pageOf(BOARD, 40);
    expect(first.players).toBe(40);
    expect(first.lines.map(({ place }) => place)).toEqual(
      [1, 6, 11, 16].flatMap((place) => Array<number>(5).fill(place)),
    );
    expect(second.lines.map(({ place }) => place)).toEqual(
      [21, 26, 31, 36].flatMap((place) => Array<number>(5).fill(place)),
    );
    expect(last.lines).toEqual([]);
    expect(new Set([...first.lines, ...second.lines].map(({ user }) => user)).size).toBe(40);
    expect(await placeOf(BOARD, 'p08')).toBe(1);
    expect(await placeOf(BOARD, 'p44')).toBe(1);
    expect(await placeOf(BOARD, 'p43')).toBe(6);
    expect(await placeOf(BOARD, 'p00')).toBeNull();
  });

  test('by each order and span has its own players', async () => {
    expect(await playersOn({ order: 'rating' })).toBe(28);
    expect(await playersOn({ order: 'share' })).toBe(28);
    expect(await playersOn({ order: 'games' })).toBe(48);
    expect(await playersOn({ pool: 'frisian' })).toBe(0);
    expect(await playersOn({ span: 'week' })).toBe(40);
    expect(await playersOn({ span: 'week', now: NOON + 7 * DAY })).toBe(0);
    expect(await playersOn({ order: 'rating', now: NOON + 61 * DAY })).toBe(0);
  });
});

test('a profile’s reads: recent games with their cards, and head to head', async () => {
  await play('g1', NOON);
  await play('g2', NOON + DAY, { players: { white: person('boris'), black: person('anna') } });
  await play('g3', NOON + DAY, { players: { white: person('anna'), black: person('carl') }, rated: false });
  await store.gameShown('g2', 2, { channelId: 'channel-1', messageId: 'm2' }, null);
  const recent = await store.standings.recent('guild-1', 'anna', 2);
  expect(recent.map(({ outcome, card }) => [outcome.gameId, card?.messageId])).toEqual([
    ['g3', undefined],
    ['g2', 'm2'],
  ]);
  expect(await store.standings.between('guild-1', 'anna', 'boris')).toEqual({ games: 2, wins: 1, losses: 1 });
  expect(await store.standings.between('guild-1', 'anna', 'carl')).toEqual({ games: 1, wins: 1, losses: 0 });
  expect(await store.standings.between('guild-1', 'anna', 'dora')).toEqual({ games: 0, wins: 0, losses: 0 });
});

test('statistics tell the longest and the shortest game', async () => {
  await play('g1', NOON);
  await play('g2', NOON + 1, { moves: MOVES.slice(0, 8), rated: false });
  await play('g3', NOON + 2, { moves: [...MOVES, ...MOVES] });
  await play('g4', NOON + 3, { moves: MOVES.slice(0, 1) });
  const { longest, shortest, counts } = await store.standings.statistics('guild-1', NOON);
  expect([longest?.gameId, shortest?.gameId]).toEqual(['g3', 'g2']);
  expect(counts.filter(({ activity }) => activity === 'first-move')).toEqual([
    { activity: 'first-move', key: 'russian c3-d4', games: 3, white: 3, black: 0 },
  ]);
});
