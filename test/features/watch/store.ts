/** The store's contract for spectators. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import type { Changed, Watch, WatchChoice } from '../../../src/features/watch/rules.ts';
import { claimDue } from '../../store/claiming.ts';
import type { Pair } from '../../store/contract/pair.ts';

const MOST = 3;
const game = (id: string) => ({ kind: 'game', id }) as const;
const player = (id: string) => ({ kind: 'player', id }) as const;

const choice = (changes: Partial<WatchChoice> = {}): WatchChoice => ({
  user: 'chidi',
  guildId: 'guild-1',
  of: game('g1'),
  calls: 'moves',
  madeAt: 1000,
  locale: 'de',
  ...changes,
});

const changed = (changes: Partial<Changed> = {}): Changed => ({
  id: 'g1',
  guildId: 'guild-1',
  players: ['anna', 'boris'],
  createdAt: 2000,
  isOver: false,
  ...changes,
});

export function watchContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  async function due(now: number): Promise<readonly Watch[]> {
    const rows = await claimDue(store, now, now + 100, 20);
    return rows.flatMap((row) => (row.kind === 'watch' ? [row.work] : []));
  }
  const calledAt = async (now: number) =>
    (await due(now)).map(({ user, of }) => `${user} ${of.id}`).toSorted();

  describe('spectators', () => {
    test('spectators have their own choices, newest first', async () => {
      expect(await store.watches.of('chidi')).toEqual([]);
      expect(await store.watches.add(choice(), MOST, null)).toBe(true);
      expect(
        await store.watches.add(choice({ of: player('anna'), calls: 'start', madeAt: 2000 }), MOST, null),
      ).toBe(true);
      await store.watches.add(choice({ user: 'dora' }), MOST, null);
      expect((await stores()[1].watches.of('chidi')).map(({ of, calls }) => [of, calls])).toEqual([
        [player('anna'), 'start'],
        [game('g1'), 'moves'],
      ]);
    });

    test('a choice replaces an earlier one about the same subject, and their number is limited, even for simultaneous choices', async () => {
      for (const id of ['g1', 'g2']) await store.watches.add(choice({ of: game(id) }), MOST, null);
      const rivals = ['g3', 'g4', 'g5'].map((id, at) =>
        stores()[at % 2 === 0 ? 0 : 1].watches.add(choice({ of: game(id) }), MOST, null),
      );
      expect((await Promise.all(rivals)).filter(Boolean)).toHaveLength(1);
      expect(await store.watches.add(choice({ calls: 'end' }), MOST, null)).toBe(true);
      const all = await store.watches.of('chidi');
      expect(all).toHaveLength(MOST);
      expect(all.find(({ of }) => of.id === 'g1')).toMatchObject({ calls: 'end', version: 2 });
    });

    test('spectators are notified when a game has changed, or only at its end', async () => {
      await store.watches.add(choice(), MOST, null);
      await store.watches.add(choice({ user: 'dora', calls: 'end' }), MOST, null);
      await store.watches.add(choice({ user: 'emil', guildId: 'guild-2' }), MOST, null);
      const [watch] = await store.watches.of('dora');
      await store.watches.told(watch!, { seen: 0, toldAt: 1000, threadId: null, sent: null });
      await store.watches.wake(changed(), 3000);
      expect(await calledAt(2999)).toEqual([]);
      expect(await calledAt(3000)).toEqual(['chidi g1']);
      await store.watches.wake(changed({ isOver: true }), 4000);
      expect(await calledAt(4000)).toEqual(['chidi g1', 'dora g1']);
    });

    test('spectators are notified once, and again if the game has changed since', async () => {
      await store.watches.add(choice(), MOST, 2000);
      const [watch] = await due(2000);
      expect(watch).toMatchObject({ ...choice(), seen: null, toldAt: null, threadId: null, sent: null });
      const called = { seen: 1, toldAt: 2001, threadId: 't', sent: { channelId: 'c', messageId: 'm' } };
      await store.watches.wake(changed(), 2050);
      await store.watches.told(watch!, called);
      const [again] = await due(3000);
      expect(again).toMatchObject(called);
      await store.watches.told(again!, called);
      expect(await due(1_000_000)).toEqual([]);
    });

    test('a player’s spectators are notified of each of the player’s games, but not of their own', async () => {
      for (const user of ['chidi', 'boris', 'dora'])
        await store.watches.add(choice({ user, of: player('anna'), calls: 'start' }), MOST, null);
      await store.watches.add(
        choice({ user: 'dora', of: player('anna'), calls: 'start', madeAt: 2001 }),
        MOST,
        null,
      );
      await store.watches.wake(changed({ guildId: 'guild-2' }), 3000);
      expect(await calledAt(3000)).toEqual([]);
      await store.watches.wake(changed(), 3000);
      await stores()[1].watches.wake(changed(), 3000);
      // Dora made her choice after that game had started.
      const [watch, ...others] = await due(3000);
      expect([watch?.user, others]).toEqual(['chidi', []]);
      expect(watch).toMatchObject({ of: game('g1'), through: 'anna', calls: 'start', locale: 'de' });
      expect(await store.watches.of('chidi')).toHaveLength(1);
      await store.watches.told(watch!, { seen: 0, toldAt: 3001, threadId: null, sent: null });
      await store.watches.wake(changed(), 4000);
      expect(await calledAt(4000)).toEqual([]);
      await store.watches.wake(changed({ id: 'g2', players: ['emil', 'anna'], createdAt: 4500 }), 5000);
      expect(await calledAt(5000)).toEqual(['boris g2', 'chidi g2', 'dora g2']);
    });

    test('spectators of several players in one game are notified once, by all of their choices', async () => {
      const dueOnce = async (at: number) => {
        await store.watches.wake(changed({ isOver: at > 5000 }), at);
        const [watch] = await due(at);
        if (watch) await store.watches.told(watch, { seen: 0, toldAt: at, threadId: null, sent: null });
        return watch?.calls;
      };
      await store.watches.add(choice({ of: player('anna'), calls: 'start' }), MOST, null);
      await store.watches.add(choice({ of: player('boris'), calls: 'end' }), MOST, null);
      expect(await dueOnce(3000)).toBe('start');
      expect(await dueOnce(4000)).toBeUndefined();
      expect(await dueOnce(6000)).toBe('end');
      await store.watches.add(choice({ of: player('boris'), calls: 'moves' }), MOST, null);
      expect(await dueOnce(4500)).toBe('moves');
    });

    test('spectators are not notified twice if a second choice covers the same game', async () => {
      for (const id of ['anna', 'boris'])
        await store.watches.add(choice({ of: player(id), calls: 'start' }), MOST, null);
      await store.watches.wake(changed(), 3000);
      const [watch] = await due(3000);
      await store.watches.told(watch!, { seen: 0, toldAt: 3000, threadId: null, sent: null });
      await store.watches.stop('chidi', player('anna'));
      await store.watches.wake(changed(), 4000);
      expect(await due(4000)).toEqual([]);
      await store.watches.wake(changed({ isOver: true }), 5000);
      const [last] = await due(5000);
      await store.watches.end(last!);
      await stores()[1].watches.wake(changed({ isOver: true }), 6000);
      expect(await due(6000)).toEqual([]);
    });

    test('a spectator who stops watching a player also stops watching the player’s games', async () => {
      await store.watches.add(choice({ of: player('anna') }), MOST, null);
      await store.watches.add(choice({ of: game('g2') }), MOST, null);
      await store.watches.wake(changed(), 3000);
      expect(await store.watches.stop('dora', player('anna'))).toBe(false);
      expect(await store.watches.stop('chidi', player('anna'))).toBe(true);
      expect(await store.watches.stop('chidi', player('anna'))).toBe(false);
      expect(await calledAt(3000)).toEqual([]);
      expect((await store.watches.of('chidi')).map(({ of }) => of.id)).toEqual(['g2']);
    });
  });
}
