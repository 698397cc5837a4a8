/**
 * The SQLite store fulfills the contract, and survives a process that dies.
 */
import { expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { storeContract } from '../contract.ts';
import { pathInNewFolder } from '../folder.ts';
import { card, nextVersion, sampleChallenge, sampleGame } from '../samples.ts';
import { claimDue } from '../claiming.ts';
import { storeAt } from '../opened.ts';

storeContract('SQLite');

const reopen = async (store: SweptStore, path: string): Promise<SweptStore> => {
  await store.close();
  return storeAt(path);
};

test('a process that dies between saving and showing leaves the game due for the next process', async () => {
  const path = await pathInNewFolder('games.db');
  let store = await storeAt(path);
  await store.challenges.add(sampleChallenge(), 2000);
  const game = sampleGame();
  await store.games.begin(sampleChallenge({ version: 2, state: 'accepted', gameId: 'g1' }), game, 2000);
  store = await reopen(store, path);
  await store.games.shown('g1', 1, card('first'), null);
  const moved = nextVersion(game, { moves: ['c3-d4'] });
  await store.games.save(moved, 60_000);
  store = await reopen(store, path);

  await store.due.wakeUnshown(100);
  const due = await claimDue(store, 100, 200, 10);
  expect(due.map(({ kind }) => kind)).toEqual(['game', 'challenge']);
  const shown = { version: 1, card: card('first'), reminded: null };
  expect(due[0]).toEqual({ kind: 'game', work: { game: moved, shown } });

  store = await reopen(store, path);
  expect(await claimDue(store, 200, 300, 10)).toHaveLength(2);
  expect(await store.games.shown('g1', 2, card('second'), null)).toEqual(card('first'));
  store = await reopen(store, path);
  expect((await store.games.load('g1'))?.shown).toEqual({ version: 2, card: card('second'), reminded: null });
  await store.close();
});
