/** Votes on PostgreSQL, where a game's row may be changing while somebody votes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../../postgres/database.ts';
import { databaseAt, storeAt } from '../opened.ts';
import { sampleGame } from '../samples.ts';

test('a vote waits for a change that is in progress, and is then refused', async () => {
  const place = await newDatabase();
  const store = await storeAt(place, () => undefined);
  const { db } = await databaseAt(place);
  onTestFinished(async () => {
    await db.destroy();
    await store.close();
  });
  await store.games.add(sampleGame({ id: 'g1' }), 9000);
  const vote = { gameId: 'g1', ply: 0, user: 'anna', move: 'c3-d4', doneIn: null, wish: null, reason: null };
  const casting = db.transaction().execute(async (change) => {
    await change.updateTable('game').set({ version: 2 }).where('id', '=', 'g1').execute();
    const cast = store.votes.cast({ ...vote, at: 1000 }, 'white', 1);
    await sleep(200);
    return { cast };
  });
  const { cast } = await casting;
  expect(await cast).toBe('overtaken');
  expect(await store.votes.load('g1', 0, 'anna')).toBeNull();
});
