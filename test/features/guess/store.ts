/** The store's contract for guesses of the next move. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import type { Guess } from '../../../src/features/guess/rules.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import { formerAs } from '../../../src/game/player.ts';
import type { Pair } from '../../store/contract/pair.ts';

const NOW = 100 * DAY;
const guess = (user: string, ply: number, move: string, changes: Partial<Guess> = {}): Guess => ({
  player: { id: user, name: user.toUpperCase() },
  guildId: 'guild-1',
  of: { kind: 'game', id: 'g1' },
  ply,
  move,
  madeAt: NOW,
  points: null,
  engine: null,
  ...changes,
});
const G1 = { kind: 'game', id: 'g1' } as const;
const R1 = { kind: 'record', id: 'r1' } as const;
const game = (...moves: readonly string[]) => ({ id: 'g1', moves, result: null });

export function guessContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });
  const own = async (user: string) =>
    (await stores()[1].guesses.of(user, G1)).map(({ ply, move, points }) => [ply, move, points]);

  describe('guesses', () => {
    test('guesses can be changed until the move has been played, and count once', async () => {
      expect(await store.guesses.add(guess('chidi', 0, 'c3-d4'))).toBe(true);
      expect(await stores()[1].guesses.add(guess('chidi', 0, 'e3-f4'))).toBe(true);
      await store.guesses.settle(game());
      expect(await own('chidi')).toEqual([[0, 'e3-f4', null]]);
      await Promise.all(stores().map((each) => each.guesses.settle(game('e3-f4'))));
      expect(await own('chidi')).toEqual([[0, 'e3-f4', 1]]);
      // The move was taken back, and a different move was played.
      expect(await store.guesses.add(guess('chidi', 0, 'a3-b4'))).toBe(false);
      await store.guesses.settle(game('a3-b4', 'b6-a5'));
      expect(await own('chidi')).toEqual([[0, 'e3-f4', 1]]);
    });

    test('guesses for a move that is never played are deleted', async () => {
      await store.guesses.add(guess('chidi', 0, 'c3-d4'));
      await store.guesses.add(guess('chidi', 1, 'b6-a5'));
      await store.guesses.settle({ ...game('c3-d4'), result: { winner: 'white', by: 'resignation' } });
      expect(await own('chidi')).toEqual([[0, 'c3-d4', 1]]);
    });

    test('each server’s guesses form a table, without hidden people or earlier weeks', async () => {
      for (const user of ['chidi', 'dora', 'fay']) await store.guesses.add(guess(user, 0, 'c3-d4'));
      await store.guesses.add(guess('emil', 0, 'a3-b4'));
      await store.guesses.add(guess('dora', 1, 'h6-g5'));
      await store.guesses.add(guess('dora', 2, 'never'));
      await store.guesses.add(guess('gita', 0, 'c3-d4', { madeAt: NOW - DAY }));
      await store.guesses.add(guess('hugo', 0, 'c3-d4', { guildId: 'guild-2' }));
      await store.personal.setHidden('fay', true);
      await store.guesses.settle(game('c3-d4', 'b6-a5'));
      const lines = [
        { user: 'chidi', name: 'CHIDI', points: 1, engine: 0, guesses: 1 },
        { user: 'dora', name: 'DORA', points: 1, engine: 0, guesses: 2 },
        { user: 'emil', name: 'EMIL', points: 0, engine: 0, guesses: 1 },
      ];
      expect(await store.guesses.table('game', 'guild-1', NOW, 10)).toEqual(lines);
      expect(await store.guesses.table('game', 'guild-1', NOW, 2)).toEqual(lines.slice(0, 2));
      // Dora found more of the engine's moves than the other player.
      await store.guesses.judge(G1, ['a3-b4', 'h6-g5']);
      expect(await stores()[1].guesses.table('game', 'guild-1', NOW, 10)).toEqual([
        { user: 'dora', name: 'DORA', points: 1, engine: 1, guesses: 2 },
        { user: 'chidi', name: 'CHIDI', points: 1, engine: 0, guesses: 1 },
        { user: 'emil', name: 'EMIL', points: 0, engine: 1, guesses: 1 },
      ]);
    });

    test('counted guesses are judged by the engine, once each, even with two processes', async () => {
      const engineOf = async (user: string) => (await store.guesses.of(user, G1)).map(({ engine }) => engine);
      await store.guesses.add(guess('chidi', 0, 'c3-d4'));
      await store.guesses.add(guess('chidi', 1, 'b6-a5'));
      expect(await store.guesses.isUnjudged(G1)).toBe(false);
      await store.guesses.settle(game('c3-d4'));
      expect(await store.guesses.isUnjudged(G1)).toBe(true);
      await Promise.all(stores().map((each) => each.guesses.judge(G1, ['c3-d4', 'b6-a5'])));
      // The second move has not been played.
      expect(await engineOf('chidi')).toEqual([1, null]);
      expect(await store.guesses.isUnjudged(G1)).toBe(false);
      await store.guesses.judge(G1, ['e3-f4']);
      expect(await engineOf('chidi')).toEqual([1, null]);
    });

    test('guesses in an imported game count at once, can’t be changed, and have their own table', async () => {
      const first = guess('chidi', 0, 'c3-d4', { of: R1, points: 1 });
      expect(await store.guesses.add(first)).toBe(true);
      expect(await stores()[1].guesses.add({ ...first, move: 'e3-f4', points: 0 })).toBe(false);
      await store.guesses.add(guess('dora', 0, 'e3-f4', { of: R1, points: 0 }));
      // A running game never affects these guesses.
      await store.guesses.settle({ ...game('e3-f4'), result: { winner: 'white', by: 'resignation' } });
      await store.guesses.judge(R1, ['c3-d4']);
      expect(await store.guesses.of('chidi', R1)).toEqual([{ ...first, engine: 1 }]);
      expect(await store.guesses.of('chidi', { ...R1, kind: 'game' })).toEqual([]);
      expect(await store.guesses.table('game', 'guild-1', NOW, 10)).toEqual([]);
      expect(await store.guesses.table('record', 'guild-1', NOW, 10)).toEqual([
        { user: 'chidi', name: 'CHIDI', points: 1, engine: 1, guesses: 1 },
        { user: 'dora', name: 'DORA', points: 0, engine: 0, guesses: 1 },
      ]);
    });

    test('guesses are exported only to their author, and erased with the author', async () => {
      for (const user of ['chidi', 'dora']) await store.guesses.add(guess(user, 0, 'c3-d4'));
      const { guess: exported } = await store.personal.holdings('chidi');
      expect(exported).toMatchObject([{ user_id: 'chidi', game_id: 'g1', move: 'c3-d4' }]);
      const erasure = { user: 'chidi', former: formerAs('former-1'), askedAt: NOW };
      await store.personal.erase(await store.personal.addErasure(erasure, NOW));
      expect(await own('chidi')).toEqual([]);
      expect(await own('dora')).toHaveLength(1);
    });

    test('guesses are deleted after five weeks', async () => {
      await store.guesses.add(guess('chidi', 0, 'c3-d4'));
      await store.guesses.add(guess('dora', 0, 'c3-d4', { madeAt: NOW + 36 * DAY }));
      expect(await own('chidi')).toEqual([]);
      expect(await own('dora')).toHaveLength(1);
    });
  });
}
