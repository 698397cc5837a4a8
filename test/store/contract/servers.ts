/** The store's contract for a server's lobbies and games of the day. */
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_SETTINGS, type GuildSettings } from '../../../src/app/ports/subjects/settings.ts';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { claimDue, claimKind } from '../claiming.ts';
import type { Pair } from './pair.ts';

const LOBBY = { guildId: 'guild-1', channelId: 'channel-1', locale: 'en-US' };

export function serverContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });
  const showcases = async (now: number) => {
    const claim = { now, until: now + 50, limit: 5 };
    return (await Promise.all(stores().map((one) => claimKind(one, 'showcase', claim)))).flat();
  };

  describe('notes of the bot', () => {
    test('the bot’s notes are only written over the expected value', async () => {
      const [{ notes }, { notes: others }] = stores();
      expect(await notes.read('a')).toBeNull();
      const first = await Promise.all([notes.write('a', '1', null), others.write('a', '2', null)]);
      expect(first.filter((isWritten) => isWritten)).toHaveLength(1);
      const value = await others.read('a');
      expect(await others.write('a', '3', '0')).toBe(false);
      expect(await others.write('a', '3', value)).toBe(true);
      expect([await notes.read('a'), await notes.read('b')]).toEqual(['3', null]);
    });
  });

  describe('lobbies', () => {
    const made = {
      ...LOBBY,
      version: 1,
      card: null,
      digest: '',
      postedAt: 0,
      shownAt: 0,
    };
    const card = { channelId: 'channel-1', messageId: 'm1' };

    test('lobbies are due for one process whenever something changes in them, and keep their card', async () => {
      await store.lobbies.wake(LOBBY, 2000);
      const claims = await Promise.all(stores().map((one) => claimDue(one, 2000, 2100, 10)));
      expect(claims.flat().filter(({ kind }) => kind === 'lobby')).toEqual([{ kind: 'lobby', work: made }]);
      const shown = { ...made, version: 2, card, digest: 'd', postedAt: 2000, shownAt: 2000 };
      expect(await store.lobbies.save(shown, null)).toBe(true);
      expect(await claimDue(store, 9000, 9100, 10)).toEqual([]);
      await stores()[1].lobbies.wake(LOBBY, 9000);
      expect(await stores()[1].lobbies.load('guild-1', 'channel-1')).toEqual({ ...shown, version: 3 });
      expect(await claimDue(store, 9000, 9100, 10)).toMatchObject([{ kind: 'lobby' }]);
    });
  });

  describe('the game of the day', () => {
    const wanted = { ...NO_SETTINGS, gameOfDay: '7' };
    const choose = (version: number, settings: GuildSettings = wanted) =>
      store.settings.save({ guildId: 'guild-1', version, settings });

    test('the game of the day is planned once a server chooses it, by one process', async () => {
      await choose(1, NO_SETTINGS);
      expect(await showcases(1000)).toEqual([]);
      await choose(2);
      const first = { guildId: 'guild-1', version: 1, postAt: null, postedAt: null };
      expect(await showcases(1000)).toEqual([first]);
    });

    test('the game of the day is planned again whenever the settings change, even while it is posted', async () => {
      await choose(1);
      const [first] = await showcases(1000);
      await choose(2, { ...wanted, gameOfDay: '8' });
      expect(await store.showcases.save({ ...first!, version: 2, postAt: 5000 }, 5000)).toBe(false);
      expect(await showcases(1001)).toEqual([{ ...first, version: 2 }]);
    });
  });
}
