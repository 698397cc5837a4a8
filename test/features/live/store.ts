/**
 * The store's contract for messages that are kept up to date, and for the servers that want a game
 * of the day.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import type { LiveMessage } from '../../../src/features/live/rules.ts';
import { NO_SETTINGS, type GuildSettings } from '../../../src/app/ports/subjects/settings.ts';
import type { DueKind, SweptStore, Work } from '../../../src/app/due/kinds.ts';
import { claimKind } from '../../store/claiming.ts';
import type { Pair } from '../../store/contract/pair.ts';

const LIVE: LiveMessage = {
  guildId: 'guild-1',
  version: 1,
  channelId: 'channel-1',
  locale: 'en-US',
  card: null,
  former: null,
  digest: '',
  changedAt: 50,
};
const CARD = { channelId: 'channel-1', messageId: 'm1' };

/** What both processes claim together. */
const claimed = async <K extends DueKind>(stores: Pair, kind: K, now: number): Promise<readonly Work[K][]> =>
  (await Promise.all(stores.map((one) => claimKind(one, kind, { now, until: now + 50, limit: 5 })))).flat();

export function liveContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  describe('the games being played now', () => {
    test('have one message per server, of the first process to save it', async () => {
      const [, other] = stores();
      expect(await store.liveGames.load('guild-1')).toBeNull();
      const saved = await Promise.all([
        store.liveGames.save(LIVE, 100),
        other.liveGames.save({ ...LIVE, channelId: 'channel-2' }, 100),
      ]);
      expect(saved.filter(Boolean)).toHaveLength(1);
      expect(await store.liveGames.save({ ...LIVE, guildId: 'guild-2' }, 100)).toBe(true);
      // It isn't the server's leaderboard.
      expect(await store.liveBoards.load('guild-1')).toBeNull();
    });

    test('are refreshed by one process when due, over the version that was read', async () => {
      const [, other] = stores();
      await store.liveGames.save(LIVE, 100);
      expect(await claimed(stores(), 'liveGames', 99)).toEqual([]);
      expect(await claimed(stores(), 'liveGames', 100)).toEqual([LIVE]);
      const shown = { ...LIVE, version: 2, card: CARD, digest: 'd', changedAt: 100 };
      expect(await other.liveGames.save(shown, 300)).toBe(true);
      expect(await store.liveGames.save({ ...shown, card: null }, 400)).toBe(false);
      expect(await store.liveGames.load('guild-1')).toEqual(shown);
      // A process that read the version before puts off nothing.
      await store.due.putOff('liveGames', LIVE, 900);
      expect(await claimed(stores(), 'liveGames', 300)).toEqual([shown]);
      // A process that dies leaves it due again.
      expect(await claimed(stores(), 'liveGames', 351)).toEqual([shown]);
      await store.due.putOff('liveGames', shown, 900);
      expect(await claimed(stores(), 'liveGames', 899)).toEqual([]);
    });

    test('are removed as they were read, and with their server', async () => {
      await store.liveGames.save(LIVE, 100);
      const shown = { ...LIVE, version: 2, former: CARD };
      await store.liveGames.save(shown, 100);
      await store.liveGames.remove(LIVE);
      expect(await stores()[1].liveGames.load('guild-1')).toEqual(shown);
      await store.liveGames.remove(shown);
      expect(await stores()[1].liveGames.load('guild-1')).toBeNull();
      await store.liveGames.save(LIVE, 100);
      await store.servers.erase('guild-1');
      expect(await store.liveGames.load('guild-1')).toBeNull();
    });
  });

  describe('the game of the day', () => {
    const wanted = { ...NO_SETTINGS, gameOfDay: '7' };
    const choose = (version: number, settings: GuildSettings = wanted) =>
      store.settings.save({ guildId: 'guild-1', version, settings });

    test('is planned once a server wants it, by one process', async () => {
      await choose(1, NO_SETTINGS);
      expect(await claimed(stores(), 'showcase', 1000)).toEqual([]);
      await choose(2);
      const first = { guildId: 'guild-1', version: 1, postAt: null, postedAt: null };
      expect(await claimed(stores(), 'showcase', 1000)).toEqual([first]);
      const planned = { ...first, version: 2, postAt: 5000, postedAt: 900 };
      expect(await stores()[1].showcases.save(planned, 5000)).toBe(true);
      expect(await store.showcases.save({ ...planned, postAt: 9000 }, 9000)).toBe(false);
      expect(await claimed(stores(), 'showcase', 4999)).toEqual([]);
      expect(await claimed(stores(), 'showcase', 5000)).toEqual([planned]);
    });

    test('is planned again whenever the settings change, also in the middle of a post', async () => {
      await choose(1);
      const [first] = await claimed(stores(), 'showcase', 1000);
      await choose(2, { ...wanted, gameOfDay: '8' });
      expect(await store.showcases.save({ ...first!, version: 2, postAt: 5000 }, 5000)).toBe(false);
      expect(await claimed(stores(), 'showcase', 1001)).toEqual([{ ...first, version: 2 }]);
    });

    test('is forgotten with its server', async () => {
      await choose(1);
      await store.servers.erase('guild-1');
      expect(await claimed(stores(), 'showcase', 1000)).toEqual([]);
    });
  });
}
