/** Who is erased is gone from the bytes of the file too, not only from what a query finds. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eraseUser } from '../../src/app/erase.ts';
import { openStore } from '../../src/store/open.ts';
import { finish, player } from '../app/finished.ts';
import { tableOver } from '../app/table.ts';
import { NOON } from '../rating/games.ts';
import { pathInNewFolder } from './folder.ts';

const ANNA = { id: '80351110224678912', name: 'Annabel of the Marsh' };

test('nothing of them is left in free space', async () => {
  const path = await pathInNewFolder('games.db');
  const opened = await openStore(path, (error) => {
    throw error;
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  const table = tableOver(opened.value, { now: NOON });
  for (let games = 0; games < 20; games += 1) await finish(table, [ANNA, player('boris')], 'white');
  await opened.value.savePreference(ANNA.id, { notation: 'numeric' });
  await eraseUser(table.app, ANNA.id, NOON);
  // The last to close the file also empties the journal beside it.
  await opened.value.close();
  const bytes = await readFile(path);
  expect(bytes.includes('BORIS')).toBe(true);
  for (const trace of [ANNA.id, ANNA.name]) expect(bytes.includes(trace)).toBe(false);
});
