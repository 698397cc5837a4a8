/**
 * Limits per person, counted by two processes at once: nobody exceeds a limit, and expired entries
 * don't count.
 */
import { expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import type { Ask, Challenge } from '../../../src/game/challenge/challenge.ts';
import { DAY, HOUR } from '../../../src/game/calendar/span.ts';
import { NOON } from '../../rating/games.ts';
import { keptStore, newPlace } from '../place.ts';
import { importing, nextVersion, sampleChallenge, sampleGame } from '../samples.ts';

async function twoStores(): Promise<readonly [SweptStore, SweptStore]> {
  const place = await newPlace();
  return [await keptStore(place), await keptStore(place)];
}

async function rush(
  stores: readonly [SweptStore, SweptStore],
  times: number,
  work: (store: SweptStore, n: number) => Promise<boolean>,
): Promise<number> {
  const done = await Promise.all(
    Array.from({ length: times }, (_, n) => work(stores[n % 2 === 0 ? 0 : 1], n)),
  );
  return done.filter(Boolean).length;
}

const LIMITS = { openChallenges: 4, asks: { most: 3, per: HOUR } } as const;

const toAnyone = (n: number, changes: Parameters<typeof sampleChallenge>[0] = {}): Challenge =>
  sampleChallenge({ id: `c${n}`, opponent: null, createdAt: NOON, expiresAt: NOON + DAY + n, ...changes });

test('two processes at once can open exactly as many challenges as the limit allows', async () => {
  const stores = await twoStores();
  expect(await rush(stores, 12, (store, n) => store.challenges.add(toAnyone(n), NOON, LIMITS))).toBe(4);
  expect(await stores[0].challenges.open('anna')).toHaveLength(4);
  const dora = { id: 'dora', name: 'Dora' };
  expect(await stores[1].challenges.add(toAnyone(99, { challenger: dora }), NOON, LIMITS)).toBe(true);
});

test('open challenges are listed by their end, latest first, without closed and expired ones', async () => {
  const [store] = await twoStores();
  for (const n of [0, 1, 2, 3]) await store.challenges.add(toAnyone(n), NOON, LIMITS);
  expect(await store.tallies.openChallenges('anna', NOON, 4)).toEqual(
    [3, 2, 1, 0].map((n) => NOON + DAY + n),
  );
  expect(await store.tallies.openChallenges('anna', NOON, 2)).toHaveLength(2);
  await store.challenges.save(toAnyone(2, { version: 2, state: 'cancelled' }), null);
  expect(await store.tallies.openChallenges('anna', NOON + DAY, 4)).toEqual([NOON + DAY + 3, NOON + DAY + 1]);
  expect(await store.tallies.openChallenges('boris', NOON, 4)).toEqual([]);
});

test('a challenge beyond either limit leaves nothing behind', async () => {
  const [store] = await twoStores();
  const toBoris = (n: number): Challenge => toAnyone(n, { opponent: { id: 'boris', name: 'Boris' } });
  for (const n of [0, 1, 2]) expect(await store.challenges.add(toBoris(n), NOON, LIMITS)).toBe(true);
  expect(await store.challenges.add(toBoris(3), NOON, LIMITS)).toBe(false);
  expect(await store.challenges.load('c3')).toBeNull();
  expect(await store.challenges.add(toAnyone(3), NOON, LIMITS)).toBe(true);
  const other = toAnyone(4, { opponent: { id: 'carl', name: 'Carl' } });
  expect(await store.challenges.add(other, NOON, LIMITS)).toBe(false);
  expect(await store.tallies.asks('anna', 'carl', 0, 9)).toEqual([]);
});

const ask = (n: number, changes: Partial<Ask> = {}): Ask => ({
  id: `a${n}`,
  from: 'anna',
  to: 'boris',
  guildId: null,
  at: NOON,
  ...changes,
});

test('simultaneous requests to one person by two processes respect the limit; other requests do not count', async () => {
  const stores = await twoStores();
  expect(await rush(stores, 12, (store, n) => store.tallies.ask(ask(n), LIMITS.asks))).toBe(3);
  const { tallies } = stores[0];
  expect(await tallies.ask(ask(20, { to: 'carl' }), LIMITS.asks)).toBe(true);
  expect(await tallies.ask(ask(21, { from: 'boris', to: 'anna' }), LIMITS.asks)).toBe(true);
  expect(await tallies.asks('anna', 'boris', NOON - HOUR, 9)).toEqual([NOON, NOON, NOON]);
});

test('requests to one person count for an hour, unless they are answered', async () => {
  const [{ tallies }] = await twoStores();
  for (const n of [0, 1, 2]) await tallies.ask(ask(n, { at: NOON + n }), LIMITS.asks);
  expect(await tallies.ask(ask(3, { at: NOON + HOUR - 1 }), LIMITS.asks)).toBe(false);
  expect(await tallies.ask(ask(4, { at: NOON + HOUR }), LIMITS.asks)).toBe(true);
  expect(await tallies.ask(ask(5, { at: NOON + HOUR }), LIMITS.asks)).toBe(false);
  await tallies.answered('a2');
  await tallies.answered('a2');
  expect(await tallies.ask(ask(6, { at: NOON + HOUR }), LIMITS.asks)).toBe(true);
  expect(await tallies.asks('anna', 'boris', 0, 9)).toEqual([NOON + HOUR, NOON + HOUR, NOON + 1]);
});

test('requests to one person that are repeated after a crash count once', async () => {
  const [{ tallies }] = await twoStores();
  await tallies.ask(ask(0), LIMITS.asks);
  expect(await tallies.ask(ask(0, { at: NOON + 1 }), LIMITS.asks)).toBe(true);
  expect(await tallies.asks('anna', 'boris', 0, 9)).toEqual([NOON + 1]);
});

const ENGINE = { id: 'crownhead', name: 'Crownhead', level: 3 } as const;
const ANNA = { id: 'anna', name: 'Anna' };
const against = (n: number, isWhite: boolean) =>
  sampleGame({
    id: `g${n}`,
    players: isWhite ? { white: ANNA, black: ENGINE } : { white: ENGINE, black: ANNA },
  });
const room = (most: number) => ({
  inServer: null,
  withEngine: { user: 'anna', engine: ENGINE.id, most, at: NOON },
});

test('two processes at once can begin exactly as many games against the engine as the limit allows', async () => {
  const stores = await twoStores();
  const [store] = stores;
  await store.games.add(sampleGame({ id: 'between-people' }), 0);
  const begun = await rush(stores, 12, (each, n) => each.games.add(against(n, n % 3 === 0), 0, room(4)));
  expect([begun, await store.tallies.engineGames('anna', ENGINE.id)]).toEqual([4, 4]);
  const [one] = (await store.games.list({ player: ENGINE.id })).map(({ game }) => game);
  const result = { winner: 'white', by: 'resignation' } as const;
  await store.games.save(nextVersion(one!, { result }), null);
  expect(await store.games.add(against(20, false), 0, room(4))).toBe(true);
  expect(await store.games.add(against(21, true), 0, room(4))).toBe(false);
  expect(await store.tallies.engineGames('boris', ENGINE.id)).toBe(0);
});

const record = (n: number, source = '*') => ({ id: `r${n}`, variant: 'russian', source }) as const;

const limits = { records: 4, characters: 100, per: DAY };

test('simultaneous imports by two processes respect the limit', async () => {
  const stores = await twoStores();
  const kept = await rush(stores, 12, (store, n) =>
    store.records.add(record(n), importing(NOON, { limits })),
  );
  expect(kept).toBe(4);
  const found = await Promise.all(Array.from({ length: 12 }, (_, n) => stores[0].records.load(`r${n}`)));
  expect(found.filter(Boolean)).toHaveLength(4);
  expect(await stores[0].records.add(record(20), importing(NOON, { user: 'boris', limits }))).toBe(true);
});

test('records also count by length, and for a day from the first record', async () => {
  const [store] = await twoStores();
  const add = (n: number, at: number, length: number): Promise<boolean> =>
    store.records.add(record(n, 'x'.repeat(length)), importing(at, { limits }));
  expect(await store.tallies.importsSince('anna')).toBeNull();
  expect([await add(0, NOON, 60), await add(1, NOON + HOUR, 40)]).toEqual([true, true]);
  expect(await add(2, NOON + HOUR, 1)).toBe(false);
  expect(await store.records.load('r2')).toBeNull();
  expect(await store.tallies.importsSince('anna')).toBe(NOON);
  expect(await add(3, NOON + DAY - 1, 1)).toBe(false);
  expect([await add(4, NOON + DAY, 60), await add(5, NOON + DAY, 41)]).toEqual([true, false]);
});

test('records count from the first record, whatever else was counted before', async () => {
  const [store] = await twoStores();
  await store.tallies.ask(ask(0), LIMITS.asks);
  expect(await store.tallies.importsSince('anna')).toBeNull();
  await store.records.add(record(0), importing(NOON + HOUR, { limits }));
  expect(await store.tallies.importsSince('anna')).toBe(NOON + HOUR);
});
