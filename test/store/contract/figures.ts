/** The store's contract for its figures: due work, open games, whether the database is writable. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DUE_KINDS, type SweptStore } from '../../../src/app/due/kinds.ts';
import { dueIds, begin, type Pair } from './pair.ts';

export function figureContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  const gamesAt = async (now: number): Promise<unknown> =>
    (await store.due.backlog(now)).find(({ kind }) => kind === 'game');

  describe('figures', () => {
    test('figures show how much of each kind is due, and since when', async () => {
      await begin(store, { id: 'g1' }, 2000);
      await begin(store, { id: 'g2' }, 3000);
      const kinds = (await store.due.backlog(1999)).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(Object.keys(DUE_KINDS).toSorted());
      expect(await gamesAt(1999)).toEqual({ kind: 'game', rows: 0, since: null, resting: 0 });
      expect(await gamesAt(2999)).toEqual({ kind: 'game', rows: 1, since: 2000, resting: 0 });
      expect(await gamesAt(3000)).toEqual({ kind: 'game', rows: 2, since: 2000, resting: 0 });
    });

    test('figures leave out claimed rows, and count paused rows separately', async () => {
      await begin(store, { id: 'g1' }, 2000);
      await begin(store, { id: 'g2' }, 2000);
      const claim = { now: 2000, until: 9000, limit: 1, again: false, except: [] };
      const [claimed] = await store.due.claim('game', claim);
      expect(await gamesAt(2000)).toEqual({ kind: 'game', rows: 1, since: 2000, resting: 0 });
      await store.due.rest('game', claimed!);
      expect(await gamesAt(2_000_000)).toEqual({ kind: 'game', rows: 1, since: 2000, resting: 1 });
    });

    test('figures count the running games', async () => {
      expect(await store.games.countOpen()).toBe(0);
      const game = await begin(store, { id: 'g1' });
      await begin(store, { id: 'g2' });
      expect(await stores()[1].games.countOpen()).toBe(2);
      await store.games.save({ ...game, version: 2, result: { winner: null, by: 'agreement' } }, null);
      expect(await store.games.countOpen()).toBe(1);
    });

    test('saving an unchanged value changes nothing', async () => {
      await begin(store);
      await Promise.all([store.touch(false), stores()[1].touch(true), store.touch(true)]);
      expect(await store.games.countOpen()).toBe(1);
      expect(await dueIds(store, 2000)).toEqual(['g1']);
    });
  });
}
