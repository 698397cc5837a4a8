/** The store's contract for guesses of the next move. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import type { Guess } from '../../../src/game/guess.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import type { Pair } from './pair.ts';

const NOW = 100 * DAY;
const guess = (user: string, ply: number, move: string, changes: Partial<Guess> = {}): Guess => ({
  player: { id: user, name: user.toUpperCase() },
  guildId: 'guild-1',
  gameId: 'g1',
  ply,
  move,
  madeAt: NOW,
  points: null,
  ...changes,
});
const game = (...moves: readonly string[]) => ({ id: 'g1', moves, result: null });

export function guessContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });
  const own = async (user: string) =>
    (await stores()[1].guesses.of(user, 'g1')).map(({ ply, move, points }) => [ply, move, points]);

  describe('guesses', () => {
    test('can be changed until the move has been played, and count once', async () => {
      expect(await store.guesses.add(guess('chidi', 0, 'c3-d4'))).toBe(true);
      expect(await stores()[1].guesses.add(guess('chidi', 0, 'e3-f4'))).toBe(true);
      await store.guesses.settle(game());
      expect(await own('chidi')).toEqual([[0, 'e3-f4', null]]);
      await Promise.all(stores().map((each) => each.guesses.settle(game('e3-f4'))));
      expect(await own('chidi')).toEqual([[0, 'e3-f4', 1]]);
      // It was taken back, and another move was played.
      expect(await store.guesses.add(guess('chidi', 0, 'a3-b4'))).toBe(false);
      await store.guesses.settle(game('a3-b4', 'b6-a5'));
      expect(await own('chidi')).toEqual([[0, 'e3-f4', 1]]);
    });

    test('of a move that never comes are forgotten', async () => {
      await store.guesses.add(guess('chidi', 0, 'c3-d4'));
      await store.guesses.add(guess('chidi', 1, 'b6-a5'));
      await store.guesses.settle({ ...game('c3-d4'), result: { winner: 'white', by: 'resignation' } });
      expect(await own('chidi')).toEqual([[0, 'c3-d4', 1]]);
    });

    test('make a table of each server, without hidden people, and not of earlier weeks', async () => {
      for (const user of ['chidi', 'dora', 'fay']) await store.guesses.add(guess(user, 0, 'c3-d4'));
      await store.guesses.add(guess('emil', 0, 'a3-b4'));
      await store.guesses.add(guess('dora', 1, 'h6-g5'));
      await store.guesses.add(guess('dora', 2, 'never'));
      await store.guesses.add(guess('gita', 0, 'c3-d4', { madeAt: NOW - DAY }));
      await store.guesses.add(guess('hugo', 0, 'c3-d4', { guildId: 'guild-2' }));
      await store.personal.setHidden('fay', true);
      await store.guesses.settle(game('c3-d4', 'b6-a5'));
      const lines = [
        { user: 'chidi', points: 1, guesses: 1 },
        { user: 'dora', points: 1, guesses: 2 },
        { user: 'emil', points: 0, guesses: 1 },
      ];
      expect(await store.guesses.table('guild-1', NOW, 10)).toEqual(lines);
      expect(await store.guesses.table('guild-1', NOW, 2)).toEqual(lines.slice(0, 2));
    });

    test('are forgotten after five weeks', async () => {
      await store.guesses.add(guess('chidi', 0, 'c3-d4'));
      await store.guesses.add(guess('dora', 0, 'c3-d4', { madeAt: NOW + 36 * DAY }));
      expect(await own('chidi')).toEqual([]);
      expect(await own('dora')).toHaveLength(1);
    });
  });
}
