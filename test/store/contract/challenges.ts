/** The store's contract for challenges: closed once, together with their game. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { PLACE, sampleChallenge, sampleGame } from '../samples.ts';
import { claimDue } from '../claiming.ts';
import type { Pair } from './pair.ts';

export function challengeContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  describe('challenges', () => {
    test('an unknown challenge is null', async () => {
      expect(await store.challenges.load('none')).toBeNull();
    });

    test('a challenge is loaded as it was added', async () => {
      const challenge = sampleChallenge({ opponent: null });
      await store.challenges.add(challenge, 2000);
      const expected = { challenge, shown: { version: 0, card: null } };
      expect(await stores()[1].challenges.load('c1')).toEqual(expected);
    });

    test('a challenge without a place is loaded as it was added, and each of its players finds it', async () => {
      const [anna, boris] = ['anna', 'boris'].map((id) => ({ id, name: id.toUpperCase() }));
      const challenge = sampleChallenge({ challenger: anna!, opponent: boris!, place: null });
      await store.challenges.add(challenge, 2000);
      expect((await stores()[1].challenges.load('c1'))?.challenge).toEqual(challenge);
      const found = ['anna', 'boris', 'dora'].map((user) => store.challenges.open(user));
      expect((await Promise.all(found)).map(({ length }) => length)).toEqual([1, 1, 0]);
    });

    test('the open seeks of a server are found by their terms, until they are closed', async () => {
      const seeking = { rating: 1623.5, isProvisional: true };
      const one = sampleChallenge({ id: 's1', opponent: null, seek: seeking });
      const other = sampleChallenge({
        id: 's2',
        opponent: null,
        seek: seeking,
        rated: false,
        expiresAt: 8000,
      });
      const elsewhere = { ...one, id: 's3', place: { ...PLACE, guildId: 'guild-2' } };
      for (const each of [one, other, elsewhere, sampleChallenge({ opponent: null })])
        await store.challenges.add(each, 2000);
      const found = async (...asked: Parameters<typeof store.challenges.seeks>) =>
        (await stores()[1].challenges.seeks(...asked)).map(({ id }) => id);
      expect(await stores()[1].challenges.seeks('guild-1', 'russian none rated')).toEqual([one]);
      expect(await found('guild-1')).toEqual(['s2', 's1']);
      expect(await found('guild-1', 'russian none casual')).toEqual(['s2']);
      await store.challenges.save({ ...other, version: 2, state: 'expired' }, null);
      expect(await found('guild-1')).toEqual(['s1']);
    });

    test('seeks that are also open to other servers are found there, until they are closed', async () => {
      const seek = { rating: 1500, isProvisional: true };
      const home = sampleChallenge({ id: 's1', opponent: null, seek });
      const far = { ...home, id: 's2', seek: { ...seek, isEverywhere: true } };
      for (const each of [home, far]) await store.challenges.add(each, 2000);
      expect(await stores()[1].challenges.seeksEverywhere('russian none rated')).toEqual([far]);
      expect(await store.challenges.seeksEverywhere('russian none casual')).toEqual([]);
      await store.challenges.save({ ...far, version: 2, state: 'cancelled' }, null);
      expect(await stores()[1].challenges.seeksEverywhere('russian none rated')).toEqual([]);
    });

    test('two seeks are closed together with their game, or not at all', async () => {
      const seek = { rating: 1500, isProvisional: true };
      const [one, other] = ['s1', 's2'].map((id) => sampleChallenge({ id, opponent: null, seek }));
      for (const each of [one!, other!]) await store.challenges.add(each, 2000);
      const accepted = { ...one!, version: 2, state: 'accepted', gameId: 'g1' } as const;
      const withdrawn = { ...other!, version: 2, state: 'cancelled' } as const;
      const early = [{ ...withdrawn, version: 3 }];
      expect(await store.games.begin(accepted, sampleGame(), 2000, null, early)).toBe(false);
      expect(await store.games.load('g1')).toBeNull();
      expect(await stores()[1].games.begin(accepted, sampleGame(), 2000, null, [withdrawn])).toBe(true);
      expect(await store.challenges.seeks('guild-1')).toEqual([]);
    });

    test('the same id cannot be added twice', async () => {
      await store.challenges.add(sampleChallenge(), 2000);
      await expect(store.challenges.add(sampleChallenge(), 2000)).rejects.toThrow(/unique/iu);
    });

    test('a change is only saved over its previous version', async () => {
      await store.challenges.add(sampleChallenge(), 2000);
      const declined = sampleChallenge({ version: 2, state: 'declined' });
      expect(await store.challenges.save(declined, 2000)).toBe(true);
      expect(await store.challenges.save({ ...declined, state: 'cancelled' }, 2000)).toBe(false);
      expect((await store.challenges.load('c1'))?.challenge).toEqual(declined);
    });

    test('a game begins without a challenge, is due, and stores the engine’s level', async () => {
      const black = { id: 'crownhead', name: 'Crownhead', level: 8 } as const;
      const game = sampleGame({ players: { white: { id: 'anna', name: 'Anna' }, black } });
      await store.games.add(game, 2000);
      expect((await store.games.load('g1'))?.game).toEqual(game);
      expect(await claimDue(store, 2000, 3000, 10)).toMatchObject([{ kind: 'game' }]);
      await expect(store.games.add(game, 2000)).rejects.toThrow(/unique/iu);
    });

    test('a challenge closed in the meantime begins no game', async () => {
      await store.challenges.add(sampleChallenge(), 2000);
      await store.challenges.save(sampleChallenge({ version: 2, state: 'cancelled' }), 2000);
      const accepted = sampleChallenge({ version: 2, state: 'accepted', gameId: 'g1' });
      expect(await store.games.begin(accepted, sampleGame(), 2000)).toBe(false);
      expect(await store.games.load('g1')).toBeNull();
      expect((await store.challenges.load('c1'))?.challenge.state).toBe('cancelled');
    });

    test('of two simultaneous acceptances exactly one begins a game, 50 times in a row', async () => {
      for (let round = 0; round < 50; round += 1) {
        const id = `c-${round}`;
        await store.challenges.add(sampleChallenge({ id, opponent: null }), 2000);
        const games = stores().map((_, index) => sampleGame({ id: `g-${round}-${index}` }));
        const begun = await Promise.all(
          stores().map((each, index) => {
            const game = games[index]!;
            return each.games.begin(
              sampleChallenge({ id, version: 2, state: 'accepted', gameId: game.id }),
              game,
              2000,
            );
          }),
        );
        expect(begun.filter(Boolean)).toHaveLength(1);
        const winner = games[begun.indexOf(true)]!;
        expect((await store.challenges.load(id))?.challenge.gameId).toBe(winner.id);
        expect(await store.games.load(games[begun.indexOf(false)]!.id)).toBeNull();
      }
    });
  });
}
