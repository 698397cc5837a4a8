/** The store's contract for games: saved once, with their plans and rematches, and listed. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { NO_PLANS } from '../../../src/game/plan/plan.ts';
import { NO_OFFERS, spend, withOffer } from '../../../src/game/offers/offers.ts';
import { card, nextVersion, PLACE, sampleGame } from '../samples.ts';
import { begin, dueIds, ids, type Pair } from './pair.ts';

export function gameContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  describe('games', () => {
    test('an unknown game is null', async () => {
      expect(await store.games.load('none')).toBeNull();
    });

    test('a game is loaded as it was saved, unshown', async () => {
      const game = await begin(store, {
        moves: ['c3-d4', 'd6-c5'],
        takebacks: 2,
        offers: withOffer(spend(withOffer(NO_OFFERS, 'black', 'draw'), 'black', 1), 'black', 'takeback'),
        start: 'W:Wg1:Bb8',
      });
      const shown = { version: 0, card: null, reminded: null };
      expect(await stores()[1].games.load(game.id)).toEqual({ game, shown });
    });

    test('a change is only saved over its previous version', async () => {
      const game = await begin(store);
      const second = nextVersion(game, { moves: ['c3-d4'] });
      expect(await store.games.save(second, 3000)).toBe(true);
      expect(await store.games.save(second, 3000)).toBe(false);
      expect(await store.games.save(nextVersion(nextVersion(second)), 3000)).toBe(false);
      expect((await store.games.load(game.id))?.game).toEqual(second);
    });

    test('a game that never began cannot be saved', async () => {
      expect(await store.games.save(sampleGame({ version: 2 }), null)).toBe(false);
      expect(await store.games.load('g1')).toBeNull();
    });

    test('of two changes at once exactly one is saved, 200 times in a row', async () => {
      let game = await begin(store);
      for (let round = 0; round < 200; round += 1) {
        const rivals = stores().map((_, index) => nextVersion(game, { moves: [`${round}`, `${index}`] }));
        const saved = await Promise.all(stores().map((each, index) => each.games.save(rivals[index]!, 3000)));
        expect(saved.filter(Boolean)).toHaveLength(1);
        game = rivals[saved.indexOf(true)]!;
        expect((await stores()[round % 2]!.games.load(game.id))?.game).toEqual(game);
      }
    });
  });

  describe('plans', () => {
    const plan = { ply: 0, takebacks: 1, lines: [['c3-d4', 'b6-a5']] };
    const first = { version: 1, white: null, black: plan };

    test('plans are loaded as saved; a new or unknown game has none', async () => {
      await begin(store);
      expect(await store.games.plans('g1')).toEqual(NO_PLANS);
      expect(await store.games.plans('none')).toEqual(NO_PLANS);
      expect(await store.games.savePlans('g1', 1, first)).toBe(true);
      expect(await stores()[1].games.plans('g1')).toEqual(first);
    });

    test('plans are only saved over their own version and their game’s version', async () => {
      const game = await begin(store);
      expect(await store.games.savePlans('g1', 2, first)).toBe(false);
      expect(await store.games.savePlans('g1', 1, { ...first, version: 2 })).toBe(false);
      expect(await store.games.save(nextVersion(game), 3000)).toBe(true);
      expect(await store.games.savePlans('g1', 1, first)).toBe(false);
      expect(await store.games.plans('g1')).toEqual(NO_PLANS);
    });

    test('plans don’t change the game, its card or its due time', async () => {
      const game = await begin(store);
      await store.games.savePlans('g1', 1, first);
      expect((await store.games.load('g1'))?.game).toEqual(game);
      expect(await dueIds(store, 2000)).toEqual(['g1']);
    });

    test('plans are saved together with a move, even the last move', async () => {
      const game = await begin(store);
      await store.games.savePlans('g1', 1, first);
      const over = nextVersion(game, { result: { winner: 'white', by: 'no-moves' } });
      expect(await store.games.save(over, 3000, { ...NO_PLANS, version: 1 })).toBe(false);
      expect((await store.games.load('g1'))?.game).toEqual(game);
      expect(await store.games.save(over, 3000, { ...NO_PLANS, version: 2 })).toBe(true);
      expect(await store.games.plans('g1')).toEqual({ ...NO_PLANS, version: 2 });
    });

    test('of plans and a move at once, exactly one is saved, 100 times in a row', async () => {
      let game = await begin(store);
      let { version } = await store.games.plans('g1');
      for (let round = 0; round < 100; round += 1) {
        const moved = nextVersion(game, { moves: [`${round}`] });
        const plans = { ...NO_PLANS, version: version + 1 };
        const saved = await Promise.all([
          stores()[round % 2]!.games.save(moved, 3000, plans),
          stores()[(round + 1) % 2]!.games.savePlans('g1', game.version, { ...first, version: version + 1 }),
        ]);
        expect(saved.filter(Boolean)).toHaveLength(1);
        if (saved[0]) game = moved;
        version += 1;
        expect((await store.games.plans('g1')).version).toBe(version);
      }
    });
  });

  describe('a rematch', () => {
    const rematch = sampleGame({ id: 'g2' });

    test('a rematch begins when its finished game is saved, and only the rematch is due', async () => {
      const game = await begin(store);
      await store.games.shown('g1', 1, card('last'), null);
      const finished = nextVersion(game, { rematch: 'g2' });
      expect(await store.games.beginRematch(finished, rematch, 3000)).toBe(true);
      expect((await store.games.load('g1'))?.game).toEqual(finished);
      expect((await store.games.load('g2'))?.game).toEqual(rematch);
      expect(await dueIds(store, 1_000_000)).toEqual(['g2']);
    });

    test('of two simultaneous rematches, exactly one begins', async () => {
      const game = await begin(store);
      const begins = stores().map((each, index) => {
        const id = `again-${index}`;
        return each.games.beginRematch(nextVersion(game, { rematch: id }), sampleGame({ id }), 3000);
      });
      expect((await Promise.all(begins)).filter(Boolean)).toHaveLength(1);
      expect(await ids(store, { state: 'running' })).toHaveLength(2);
    });
  });

  describe('lists of games', () => {
    const other = { id: 'carl', name: 'Carl' };
    const anna = { id: 'anna', name: 'Anna' };
    const boris = { id: 'boris', name: 'Boris' };

    beforeEach(async () => {
      await begin(store, { id: 'old', changedAt: 10 });
      await begin(store, { id: 'away', changedAt: 20, place: { ...PLACE, channelId: 'channel-2' } });
      await begin(store, { id: 'as-black', changedAt: 30, players: { white: other, black: anna } });
      await begin(store, {
        id: 'direct',
        changedAt: 40,
        place: { ...PLACE, guildId: null, channelId: 'dm' },
      });
      await begin(store, { id: 'over', changedAt: 50, result: { winner: 'white', by: 'resignation' } });
      await begin(store, {
        id: 'others',
        changedAt: 60,
        players: { white: other, black: boris },
      });
    });

    test.each([
      ['all, latest first', {}, ['others', 'over', 'direct', 'as-black', 'away', 'old']],
      ['a player, by either colour', { player: 'anna' }, ['over', 'direct', 'as-black', 'away', 'old']],
      ['running', { player: 'anna', state: 'running' }, ['direct', 'as-black', 'away', 'old']],
      ['finished', { state: 'finished' }, ['over']],
      ['a channel', { channelId: 'channel-2' }, ['away']],
      ['a server', { guildId: 'guild-1', state: 'running' }, ['others', 'as-black', 'away', 'old']],
      ['direct messages', { guildId: null }, ['direct']],
      [
        'all at once',
        { player: 'carl', channelId: 'channel-1', guildId: 'guild-1', state: 'running' },
        ['others', 'as-black'],
      ],
      ['at most so many', { player: 'anna', limit: 2 }, ['over', 'direct']],
      ['nobody', { player: 'nobody' }, []],
    ] as const)('%s', async (_, filter, expected) => {
      expect(await ids(store, filter)).toEqual(expected);
    });

    test('a list has 25 games by default', async () => {
      for (let index = 0; index < 30; index += 1) await begin(store, { id: `more-${index}` });
      expect(await ids(store, {})).toHaveLength(25);
    });
  });
}
