/** The store's contract for puzzle searches. */
import { expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { OTHER, SACRIFICE } from '../../app/puzzles.ts';
import { nextVersion, sampleGame } from '../../store/samples.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { claimKind } from '../../store/claiming.ts';

async function endGame(store: SweptStore, id: string, at: number): Promise<void> {
  const moves = Array<string>(8).fill('c3-d4');
  const game = sampleGame({ id, moves });
  await store.games.add(game, 1e12);
  await store.games.shown(id, 1, null, null);
  const result = { winner: 'white', by: 'resignation' } as const;
  await saveGame({ store }, nextVersion(game, { result, changedAt: at }), null);
}
const huntsIn = (store: SweptStore, now: number) =>
  claimKind(store, 'hunt', { now, until: now + 100, limit: 1 });

export function huntContract(stores: () => readonly [SweptStore, SweptStore]): void {
  const own = { ...OTHER, origin: { guildId: 'guild-1', at: 70 } };

  test('finished games are searched one at a time, by one process', async () => {
    const [store, other] = stores();
    await endGame(store, 'g1', 20);
    await endGame(store, 'g2', 10);
    expect(await huntsIn(store, 9)).toEqual([]);
    const fresh = { guildId: 'guild-1', version: 1, finder: 0, answers: [] };
    expect(await huntsIn(store, 30)).toEqual([{ ...fresh, gameId: 'g2' }]);
    const both = await Promise.all([huntsIn(store, 31), huntsIn(other, 31)]);
    expect(both.flat()).toEqual([{ ...fresh, gameId: 'g1' }]);
    expect(await huntsIn(other, 32)).toEqual([]);
    expect((await huntsIn(other, 131)).length).toBe(1);
  });

  test('a search ends once, and its puzzles are saved with it', async () => {
    const [store, other] = stores();
    await endGame(store, 'g1', 20);
    const [hunt] = await huntsIn(store, 30);
    const found = { ...own, puzzle: { ...own.puzzle, id: 'again' } };
    await store.puzzles.add([{ ...own, version: 5 }]);
    const done = await Promise.all([store.hunts.finish(hunt!, [own, found]), other.hunts.finish(hunt!, [])]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await huntsIn(store, 1e9)).toEqual([]);
    expect(await store.hunts.finish(hunt!, [SACRIFICE])).toBe(false);
    expect(await store.puzzles.load(SACRIFICE.puzzle.id)).toBeNull();
    expect((await store.puzzles.load(own.puzzle.id))?.version).toBe(5);
  });
}
