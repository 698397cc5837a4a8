/** The store's contract for due work: claimed once, postponed, woken. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { turnsAt } from '../../game/table.ts';
import { card, nextVersion, sampleChallenge } from '../samples.ts';
import { claimDue, putOff } from '../claiming.ts';
import { begin, dueIds, type Pair } from './pair.ts';

export function dueContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  describe('due work', () => {
    test('a shown game is no longer due', async () => {
      await begin(store);
      await store.games.shown('g1', 1, card('first'), null);
      expect(await dueIds(store, 1_000_000)).toEqual([]);
    });

    test('a shown game is due again at its next due time', async () => {
      await begin(store);
      await store.games.shown('g1', 1, card('first'), 7000);
      expect(await dueIds(store, 6999)).toEqual([]);
      expect(await dueIds(store, 7000)).toEqual(['g1']);
    });

    test('a reminder is recorded, with the next due time', async () => {
      const game = await begin(store, { moves: ['c3-d4'], turns: turnsAt(1000) });
      await store.games.shown('g1', 1, card('first'), 3000);
      await stores()[1].games.reminded(game, 7000);
      expect((await store.games.load('g1'))?.shown).toEqual({ version: 1, card: card('first'), reminded: 2 });
      expect(await dueIds(store, 6999)).toEqual([]);
      expect(await dueIds(store, 7000)).toEqual(['g1']);
    });

    test('a reminder after the move changes nothing', async () => {
      const game = await begin(store);
      await store.games.save(nextVersion(game, { moves: ['c3-d4'] }), 3000);
      await store.games.reminded(game, 7000);
      expect((await store.games.load('g1'))?.shown.reminded).toBeNull();
      expect(await dueIds(store, 3000)).toEqual(['g1']);
    });

    test('showing an older version leaves the newer version due', async () => {
      const game = await begin(store);
      await store.games.save(nextVersion(game), 3000);
      await store.games.shown('g1', 1, card('first'), null);
      expect(await dueIds(store, 3000)).toEqual(['g1']);
    });

    test('a change that doesn’t need to be shown is not due', async () => {
      const game = await begin(store);
      await store.games.save(nextVersion(game), null);
      expect(await dueIds(store, 1_000_000)).toEqual([]);
    });

    test('the earliest due rows are claimed first, up to the limit', async () => {
      await begin(store, { id: 'late' }, 2002);
      await begin(store, { id: 'early' }, 2001);
      expect(await dueIds(store, 3000, 4000, 1)).toEqual(['early']);
      expect(await dueIds(store, 3000, 4000, 1)).toEqual(['late']);
    });

    test('an open challenge that was shown is due when it expires', async () => {
      await store.challenges.add(sampleChallenge(), 2000);
      await store.challenges.shown('c1', 1, card('invitation'), 9000);
      expect(await dueIds(store, 8999)).toEqual([]);
      expect(await dueIds(store, 9000)).toEqual(['c1']);
    });

    test('a closed challenge that was shown is never due', async () => {
      await store.challenges.add(sampleChallenge(), 2000);
      await store.challenges.save(sampleChallenge({ version: 2, state: 'declined' }), 2000);
      await store.challenges.shown('c1', 2, card('invitation'), null);
      expect(await dueIds(store, 1_000_000)).toEqual([]);
    });

    test('of 200 due rows, claimed by two processes at once, each goes to one process', async () => {
      for (let index = 0; index < 100; index += 1) await begin(store, { id: `g${index}` });
      for (let index = 0; index < 100; index += 1)
        await store.challenges.add(sampleChallenge({ id: `c${index}` }), 2000);
      const claims = await Promise.all(
        Array.from({ length: 40 }, (_, turn) => claimDue(stores()[turn % 2]!, 5000, 9000, 7)),
      );
      const claimed = claims.flat().map((due) => JSON.stringify(due));
      expect(claimed).toHaveLength(200);
      expect(new Set(claimed).size).toBe(200);
    });

    test('a claimed row contains the state that was shown', async () => {
      const game = await begin(store);
      await store.games.shown('g1', 1, card('first'), null);
      await store.games.save(nextVersion(game), 3000);
      expect(await claimDue(store, 3000, 4000, 10)).toEqual([
        {
          kind: 'game',
          work: { game: nextVersion(game), shown: { version: 1, card: card('first'), reminded: null } },
        },
      ]);
    });

    test('a row can be postponed forever', async () => {
      await begin(store);
      const [due] = await claimDue(store, 2000, 2100, 1);
      await putOff(store, due!, null);
      expect(await dueIds(store, 1_000_000)).toEqual([]);
    });

    test('a deferral can be postponed, even forever', async () => {
      const deferral = {
        id: 'i1',
        application: 'app-1',
        token: 'token-1',
        user: 'anna',
        locale: 'en-US',
        isThinking: true,
        at: 1000,
      };
      await store.deferrals.keep(deferral, 2000);
      const [due] = await claimDue(store, 2000, 2100, 1);
      expect(due).toEqual({ kind: 'deferral', work: deferral });
      await putOff(store, due!, 5000);
      expect(await claimDue(store, 4999, 6000, 1)).toEqual([]);
      const [again] = await claimDue(store, 5000, 6000, 1);
      await putOff(store, again!, null);
      expect(await claimDue(store, 1_000_000, 2_000_000, 1)).toEqual([]);
    });

    test('a row that changed in the meantime is not postponed', async () => {
      const game = await begin(store);
      const [due] = await claimDue(store, 2000, 2100, 1);
      await store.games.save(nextVersion(game), 2050);
      await putOff(store, due!, 5000);
      expect(await dueIds(store, 2050)).toEqual(['g1']);
    });

    test('a row that was shown in the meantime is not made due again', async () => {
      await begin(store);
      const [due] = await claimDue(store, 2000, 2100, 1);
      await store.games.shown('g1', 1, card('first'), null);
      await putOff(store, due!, 5000);
      expect(await dueIds(store, 1_000_000)).toEqual([]);
    });

    test('a start makes unshown rows due, and no others', async () => {
      await begin(store, { id: 'unshown' }, 50_000);
      await begin(store, { id: 'shown' }, 50_000);
      await store.games.shown('shown', 1, card('first'), null);
      await store.challenges.add(sampleChallenge({ id: 'open' }), 50_000);
      await store.challenges.add(sampleChallenge({ id: 'invited' }), 50_000);
      await store.challenges.shown('invited', 1, card('invitation'), null);
      await store.due.wakeUnshown(100);
      expect(await dueIds(store, 100)).toEqual(['unshown', 'open']);
    });
  });
}
