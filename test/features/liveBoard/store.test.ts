/**
 * Live leaderboards in a store: one per server, saved by compare-and-set, due when they must be
 * checked.
 */
import { expect, test } from 'vitest';
import type { LiveBoard } from '../../../src/features/liveBoard/rules.ts';
import { claimDue } from '../../store/claiming.ts';
import { keptStore, newPlace } from '../../store/place.ts';

const BOARD: LiveBoard = {
  guildId: 'guild-1',
  version: 1,
  order: 'wins',
  pool: 'frisian',
  span: 'month',
  channelId: 'channel-1',
  locale: 'en-US',
  card: null,
  former: null,
  digest: '',
  changedAt: 50,
};

test('one per server is saved by the first process, is due, and is deleted as it was read', async () => {
  const place = await newPlace();
  const [store, other] = [await keptStore(place), await keptStore(place)];
  expect(await store.liveBoards.load('guild-1')).toBeNull();
  const saved = await Promise.all([
    store.liveBoards.save(BOARD, 100),
    other.liveBoards.save({ ...BOARD, channelId: 'channel-2' }, 100),
  ]);
  expect(new Set(saved)).toEqual(new Set([false, true]));
  const first = await other.liveBoards.load('guild-1');
  const next = { ...first!, version: 2, card: { channelId: 'channel-1', messageId: 'm' } };
  expect(await store.liveBoards.save(next, 200)).toBe(true);
  expect(await other.liveBoards.save({ ...next, card: null }, 200)).toBe(false);
  expect(await other.liveBoards.load('guild-1')).toEqual(next);
  const due = async (now: number) =>
    (await claimDue(store, now, now + 50, 5)).flatMap((each) =>
      each.kind === 'liveBoard' ? [each.work] : [],
    );
  expect(await due(199)).toEqual([]);
  expect(await due(200)).toEqual([next]);
  await store.due.putOff('liveBoard', first!, 900);
  expect(await due(260)).toEqual([next]);
  await store.due.putOff('liveBoard', next, 900);
  expect(await due(899)).toEqual([]);
  await store.liveBoards.remove(first!);
  expect(await store.liveBoards.load('guild-1')).toEqual(next);
  await store.liveBoards.remove(next);
  expect(await store.liveBoards.load('guild-1')).toBeNull();
});
