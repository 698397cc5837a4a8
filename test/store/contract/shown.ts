/** The store's contract for the state that the channel shows. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { card, nextVersion } from '../samples.ts';
import { claimDue, putOff } from '../claiming.ts';
import { begin, dueIds, type Pair } from './pair.ts';

const noted = (until: number) => ({ gameId: 'g1', since: 1000, until });
const claimed = (store: SweptStore, now: number) => claimDue(store, now, now + 100, 10);

const there = { guildId: 'guild-2', channelId: 'channel-2', locale: 'en-US' };
const second = { second: { place: there, color: 'black' } } as const;
const secondWork = (woken: number, shown = { version: 0, card: null as ReturnType<typeof card> | null }) => ({
  kind: 'secondCard',
  work: { gameId: 'g1', woken, shown },
});

export function shownContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  describe('the state that the channel shows', () => {
    test('each card replaces the previous card', async () => {
      const game = await begin(store);
      expect(await store.games.shown(game.id, 1, card('first'), null)).toBeNull();
      await store.games.save(nextVersion(game), 3000);
      expect(await stores()[1].games.shown(game.id, 2, card('second'), null)).toEqual(card('first'));
      const expected = { version: 2, card: card('second'), reminded: null };
      expect((await store.games.load(game.id))?.shown).toEqual(expected);
      expect(await store.games.shownOf(game.id)).toEqual({ version: 2, shown: expected });
      expect(await store.games.shownOf('none')).toBeNull();
    });

    test('a late card is the card to remove', async () => {
      const game = await begin(store);
      await store.games.save(nextVersion(game), 3000);
      await store.games.shown(game.id, 2, card('second'), null);
      expect(await store.games.shown(game.id, 1, card('late'), null)).toEqual(card('late'));
      const expected = { version: 2, card: card('second'), reminded: null };
      expect((await store.games.load(game.id))?.shown).toEqual(expected);
    });

    test('recording the same card again replaces nothing', async () => {
      const game = await begin(store);
      await store.games.shown(game.id, 1, card('first'), null);
      expect(await store.games.shown(game.id, 1, card('first'), null)).toBeNull();
    });

    test('of two cards of one version, one is kept', async () => {
      const game = await begin(store);
      const replaced = await Promise.all(
        stores().map((each, index) => each.games.shown(game.id, 1, card(`card-${index}`), null)),
      );
      const left = (await store.games.load(game.id))?.shown.card;
      expect([...replaced.filter(Boolean), left]).toHaveLength(2);
      expect(replaced).not.toContainEqual(left);
    });

    test('no card can be shown anymore', async () => {
      const game = await begin(store);
      await store.games.shown(game.id, 1, card('first'), null);
      await store.games.save(nextVersion(game), 3000);
      expect(await store.games.shown(game.id, 2, null, null)).toEqual(card('first'));
      expect((await store.games.load(game.id))?.shown).toEqual({ version: 2, card: null, reminded: null });
    });

    test('a card of an unknown game must be removed', async () => {
      expect(await store.games.shown('none', 1, card('lost'), null)).toEqual(card('lost'));
    });
  });

  describe('boards that may be late', () => {
    test('late boards are searched for until that is done', async () => {
      await begin(store, {}, 1_000_000);
      await store.games.expectStrays(noted(9000), 2000);
      expect(await claimed(store, 1999)).toEqual([]);
      expect(await claimed(store, 2000)).toEqual([{ kind: 'strays', work: noted(9000) }]);
      await putOff(store, { kind: 'strays', work: noted(9000) }, 9000);
      expect(await claimed(store, 8999)).toEqual([]);
      await putOff(store, { kind: 'strays', work: noted(9000) }, null);
      expect(await claimed(store, 20_000)).toEqual([]);
    });

    test('if late boards are expected again, the search lasts longer, but doesn’t begin later', async () => {
      await begin(store, {}, 1_000_000);
      await store.games.expectStrays(noted(9000), 2000);
      await stores()[1].games.expectStrays({ ...noted(12_000), since: 4000 }, 5000);
      await putOff(store, { kind: 'strays', work: noted(9000) }, null);
      expect(await claimed(store, 2000)).toEqual([{ kind: 'strays', work: noted(12_000) }]);
    });
  });

  const listedThere = async () =>
    (await stores()[1].games.secondIn('guild-2', 5)).map((each) => [each.game.id, each.shown]);

  describe('second cards', () => {
    test('second cards are due once whenever their game is woken, even while another process works on it', async () => {
      const game = await begin(store, second, 1_000_000);
      expect((await store.games.load('g1'))?.game.second).toEqual(second.second);
      await store.games.wakeSecond(game, 2000);
      const claims = await Promise.all(stores().map((one) => claimDue(one, 2000, 2100, 10)));
      expect(claims.flat()).toEqual([secondWork(1)]);
      await stores()[1].games.wakeSecond(game, 2050);
      await putOff(store, { kind: 'secondCard', work: secondWork(1).work }, null);
      expect(await claimed(store, 2050)).toEqual([secondWork(2)]);
      await putOff(store, { kind: 'secondCard', work: secondWork(2).work }, null);
      expect(await claimed(store, 100_000)).toEqual([]);
    });

    test('second cards show the latest version, and an earlier version is rejected', async () => {
      const game = await begin(store, second, 1_000_000);
      expect(await store.games.second('g1')).toBeNull();
      await store.games.wakeSecond(game, 2000);
      expect(await store.games.secondShown('g1', 3, card('third'))).toBe(true);
      expect(await stores()[1].games.secondShown('g1', 2, card('second'))).toBe(false);
      expect((await store.games.second('g1'))?.shown).toEqual({ version: 3, card: card('third') });
    });

    test('second cards are listed in their server while their game runs', async () => {
      const game = await begin(store, second, 1_000_000);
      await store.games.wakeSecond(game, 2000);
      expect(await listedThere()).toEqual([['g1', { version: 0, card: null, reminded: null }]]);
      await store.games.shown('g1', 1, card('first'), null);
      await store.games.secondShown('g1', 1, card('second'));
      expect(await listedThere()).toEqual([['g1', { version: 1, card: card('second'), reminded: null }]]);
      expect(await store.games.secondIn('guild-1', 5)).toEqual([]);
      const result = { winner: 'white', by: 'resignation' } as const;
      await store.games.save({ ...nextVersion(game), result }, 3000);
      expect(await listedThere()).toEqual([]);
    });

    test('a game without a second place has no second card, and erasing the second server erases its card', async () => {
      await store.games.wakeSecond(await begin(store, {}, 1_000_000), 2000);
      expect(await store.games.second('g1')).toBeNull();
      await store.games.wakeSecond(await begin(store, { ...second, id: 'g2' }, 1_000_000), 2000);
      await store.servers.erase('guild-2');
      expect(await store.games.second('g2')).toBeNull();
      expect(await store.games.load('g2')).not.toBeNull();
    });
  });

  describe('films', () => {
    test('late boards are due once, however often they are recorded, until they are removed', async () => {
      const game = await begin(store);
      await store.games.shown(game.id, game.version, card('first'), null);
      await Promise.all(stores().map((one) => one.games.addFilm('g1', 2000)));
      expect(await dueIds(store, 1999)).toEqual([]);
      const claims = await Promise.all(stores().map((one) => claimDue(one, 2000, 2100, 10)));
      expect(claims.flat()).toEqual([{ kind: 'film', work: 'g1' }]);
      await putOff(store, { kind: 'film', work: 'g1' }, 2050);
      expect(await dueIds(store, 2050)).toEqual(['film of g1']);
      await putOff(store, { kind: 'film', work: 'g1' }, null);
      await stores()[1].games.addFilm('g1', 3000);
      expect(await dueIds(store, 1_000_000)).toEqual([]);
    });
  });
}
