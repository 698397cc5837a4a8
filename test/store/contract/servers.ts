/** The store's contract for a server's settings. */
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_SETTINGS } from '../../../src/app/ports/settings.ts';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import type { Pair } from './pair.ts';

export function serverContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  describe('settings of servers', () => {
    const night = { ...NO_SETTINGS, channels: ['7'], oldCards: 'deleted', mostGames: 3 } as const;

    test('are the usual ones until an admin chooses, each server its own', async () => {
      await store.settings.save({ guildId: '1', version: 1, settings: night });
      expect(await stores()[1].settings.load('1')).toEqual({ guildId: '1', version: 1, settings: night });
      expect(await store.settings.load('2')).toEqual({ guildId: '2', version: 0, settings: NO_SETTINGS });
    });

    test('are saved over their own version only', async () => {
      const first = { guildId: '1', version: 1, settings: night };
      expect(await store.settings.save(first)).toBe(true);
      expect(await stores()[1].settings.save({ ...first, settings: NO_SETTINGS })).toBe(false);
      expect(await store.settings.save({ ...first, version: 3 })).toBe(false);
      const second = { ...first, version: 2, settings: { ...night, zone: 'Europe/Berlin' } };
      expect(await stores()[1].settings.save(second)).toBe(true);
      expect(await store.settings.load('1')).toEqual(second);
    });
  });
}
