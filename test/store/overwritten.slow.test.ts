/** Erased users are also removed from the file's bytes, not only from query results. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eraseUser, seeThrough } from '../../src/app/person/erase.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { claimDue } from './claiming.ts';
import { finish, player } from '../app/finished.ts';
import { tableOver } from '../app/table.ts';
import { NOON } from '../rating/games.ts';
import { openBeside } from './file.ts';
import { pathInNewFolder } from './folder.ts';
import { storeAt } from './opened.ts';

const ANNA = { id: '80351110224678912', name: 'Annabel of the Marsh' };

async function played(games: number) {
  const path = await pathInNewFolder('games.db');
  const store = await storeAt(path);
  const table = tableOver(store, { now: NOON });
  for (let game = 0; game < games; game += 1) await finish(table, [ANNA, player('boris')], 'white');
  return { path, store, table };
}

test('no data of erased users is left in free space', async () => {
  const { path, store, table } = await played(20);
  await store.people.savePreference({ user: ANNA.id, version: 1, preference: { notation: 'numeric' } });
  await eraseUser(table.app, ANNA.id, NOON);
  // The last process that closes the file also empties its journal.
  await store.close();
  const bytes = await readFile(path);
  expect(bytes.includes('BORIS')).toBe(true);
  for (const trace of [ANNA.id, ANNA.name]) expect(bytes.includes(trace)).toBe(false);
});

test('no data of erased users is left in the file and its journal while the store is open, even with other readers', async () => {
  const { path, store, table } = await played(20);
  const other = openBeside(path, { readOnly: true });
  // Another program reads the old state for a moment.
  const rows = other.prepare('select id from game').iterate();
  rows.next();
  setTimeout(() => rows.return?.(), 500);
  await eraseUser(table.app, ANNA.id, NOON);
  for (const file of [path, `${path}-wal`]) {
    const bytes = await readFile(file);
    for (const trace of [ANNA.id, ANNA.name]) expect(bytes.includes(trace)).toBe(false);
  }
  other.close();
  await store.close();
});

test('if other readers never finish, the request stays and is completed later', async () => {
  const { path, store, table } = await played(1);
  const other = openBeside(path, { readOnly: true });
  const rows = other.prepare('select id from game').iterate();
  rows.next();
  await eraseUser(table.app, ANNA.id, NOON);
  const due = await claimDue(store, NOON + DAY, NOON + 2 * DAY, 10);
  expect(due.map(({ kind }) => kind)).toContain('erasure');
  rows.return?.();
  const [erasure] = due.flatMap((one) => (one.kind === 'erasure' ? [one.work] : []));
  await seeThrough(table.app, erasure!);
  expect(await readFile(path).then((bytes) => bytes.includes(ANNA.id))).toBe(false);
  other.close();
  await store.close();
}, 30_000);
