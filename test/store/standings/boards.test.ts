/** Queries for leaderboards, profiles and statistics. */
import { beforeEach, expect, test } from 'vitest';
import type { BoardQuestion } from '../../../src/app/ports/subjects/standings.ts';
import type { Store } from '../../../src/app/ports/store.ts';
import { DAY, NOON, person } from '../../rating/games.ts';
import { keptStore, newPlace } from '../place.ts';
import { BOARD, MOVES, pageOf, play } from './onBoards.ts';

let store: Store;
beforeEach(async () => {
  store = await keptStore(await newPlace());
});

const placeOf = async (board: BoardQuestion, reader: string): Promise<number | null> =>
  (await pageOf(store, board, 0, reader)).own.place;

test('a member who left is not on any leaderboard until they return', async () => {
  const { attendance } = store;
  for (const [n, loser] of ['boris', 'carl', 'dora'].entries())
    await play(store, `g${n}`, NOON + n, { players: { white: person('anna'), black: person(loser) } });
  const games = { ...BOARD, order: 'games' } as const;
  await attendance.note('guild-1', [
    { user: 'anna', isGone: true, at: 5 },
    { user: 'carl', isGone: true, at: 4 },
    { user: 'boris', isGone: false, at: 5 },
  ]);
  const { lines, players } = await pageOf(store, games);
  const expected = [
    ['boris', 1],
    ['dora', 1],
  ];
  expect(lines.map(({ user, place }) => [user, place])).toEqual(expected);
  expect(players).toBe(2);
  expect(await placeOf(games, 'anna')).toBeNull();
  expect(await attendance.gone('guild-1', 4, 9)).toEqual(['carl']);
  expect(await attendance.gone('guild-2', 9, 9)).toEqual([]);
  expect(await attendance.known('guild-1', ['carl', 'dora'])).toEqual([
    { user: 'carl', isGone: true, at: 4 },
  ]);
  await attendance.note('guild-1', [{ user: 'anna', isGone: false, at: 6 }]);
  expect((await pageOf(store, games)).lines[0]).toMatchObject({ user: 'anna', place: 1 });
});

const playersOn = async (changes: Partial<BoardQuestion>): Promise<number> =>
  (await pageOf(store, { ...BOARD, ...changes })).players;

test('a board has each order’s and period’s players, ranked ones first, and tied ones share a place, even across pages', async () => {
  // Player n of 45 wins n mod 9 games, each against a new opponent.
  for (let n = 0; n < 45; n += 1) {
    for (let win = 0; win < n % 9; win += 1) {
      const players = { white: person(`p${String(n).padStart(2, '0')}`), black: person(`x${win}`) };
      await play(store, `g${n}-${win}`, NOON + win, { players });
    }
  }
  const first = await pageOf(store, BOARD);
  const second = await pageOf(store, BOARD, 20);
  const last = await pageOf(store, BOARD, 40);
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

  for (const order of ['rating', 'share'] as const) {
    const pages = [0, 20, 40].map(async (offset) => (await pageOf(store, { ...BOARD, order }, offset)).lines);
    const places = (await Promise.all(pages)).flat().map(({ place }) => place);
    expect(places.slice(0, 28).every((place) => place !== null)).toBe(true);
    expect(places.slice(28)).toEqual(Array(20).fill(null));
  }

  expect(await playersOn({ order: 'rating' })).toBe(48);
  expect(await playersOn({ order: 'share' })).toBe(48);
  expect(await playersOn({ order: 'games' })).toBe(48);
  expect(await playersOn({ pool: 'frisian' })).toBe(0);
  expect(await playersOn({ span: 'week' })).toBe(40);
  expect(await playersOn({ span: 'week', now: NOON + 7 * DAY })).toBe(0);
  expect(await playersOn({ order: 'rating', now: NOON + 61 * DAY })).toBe(20);
});

test('a profile reads recent games with their cards, and head-to-head scores', async () => {
  await play(store, 'g1', NOON);
  await play(store, 'g2', NOON + DAY, { players: { white: person('boris'), black: person('anna') } });
  await play(store, 'g3', NOON + DAY, {
    players: { white: person('anna'), black: person('carl') },
    rated: false,
  });
  await store.games.shown('g2', 2, { channelId: 'channel-1', messageId: 'm2' }, null);
  const recent = await store.standings.recent('guild-1', 'anna', 2);
  const expected = [
    ['g3', undefined],
    ['g2', 'm2'],
  ];
  expect(recent.map(({ outcome, card }) => [outcome.gameId, card?.messageId])).toEqual(expected);
  expect(await store.standings.between('guild-1', 'anna', 'boris')).toEqual({ games: 2, wins: 1, losses: 1 });
  expect(await store.standings.between('guild-1', 'anna', 'carl')).toEqual({ games: 1, wins: 1, losses: 0 });
  expect(await store.standings.between('guild-1', 'anna', 'dora')).toEqual({ games: 0, wins: 0, losses: 0 });
});

test('statistics show the longest and the shortest game', async () => {
  await play(store, 'g1', NOON);
  await play(store, 'g2', NOON + 1, { moves: MOVES.slice(0, 8), rated: false });
  await play(store, 'g3', NOON + 2, { moves: [...MOVES, ...MOVES] });
  await play(store, 'g4', NOON + 3, { moves: MOVES.slice(0, 1) });
  const { longest, shortest, counts } = await store.standings.statistics('guild-1', NOON);
  expect([longest?.gameId, shortest?.gameId]).toEqual(['g3', 'g2']);
  expect(counts.filter(({ activity }) => activity === 'first-move')).toEqual([
    { activity: 'first-move', key: 'russian c3-d4', games: 3, white: 3, black: 0 },
  ]);
});
