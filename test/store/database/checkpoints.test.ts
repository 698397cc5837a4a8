/** Commits are moved to the file itself after a while, and no commit waits for that. */
import { copyFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, settle } from '../../../src/store/database/sqlite.ts';
import { pragma } from '../../../src/store/database/sqliteFile.ts';
import { columnIn, newFile } from '../file.ts';

/** The contents of the file without its journal. */
function inFile(path: string): unknown {
  copyFileSync(path, `${path}-copy`);
  return columnIn(`${path}-copy`, 'select count(*) from interaction')[0];
}

/** Makes the saves with numbers from `first` to `last`. */
const numbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

test('commits are written to the file eight at a time, after the last commit', async () => {
  const path = await newFile();
  const { db, file, all } = openSqlite(path);
  onTestFinished(() => file.close());
  settle(file);
  const commit = (id: number) => all([db.insertInto('interaction').values({ id: String(id), taken_at: 1 })]);
  for (const id of numbers(1, 7)) await commit(id);
  await nextTurn();
  expect(inFile(path)).toBe(0);
  await commit(8);
  expect(inFile(path)).toBe(0);
  await commit(9);
  await nextTurn();
  expect(inFile(path)).toBe(9);
});

test('a file that was closed in the meantime, or is in use, is left alone', async () => {
  const { db, file, all } = openSqlite(await newFile());
  settle(file);
  const commit = (id: number) => all([db.insertInto('interaction').values({ id: String(id), taken_at: 1 })]);
  for (const id of numbers(1, 8)) await commit(id);
  file.exec('begin');
  await nextTurn();
  file.exec('commit');
  for (const id of numbers(9, 16)) await commit(id);
  file.close();
  await nextTurn();
  expect(file.isOpen).toBe(false);
});

test('only the statement itself does not wait for the disk', async () => {
  const { db, file, unhurried } = openSqlite(await newFile());
  onTestFinished(() => db.destroy());
  settle(file);
  const waits = () => pragma(file, 'synchronous');
  const full = waits();
  const taking = db.insertInto('interaction').values({ id: 'i1', taken_at: 1 });
  expect([await unhurried(taking), waits()]).toEqual([1, full]);
  await expect(unhurried(taking)).rejects.toThrow('UNIQUE');
  expect(waits()).toBe(full);
  expect(await unhurried(db.deleteFrom('interaction').where('id', '=', 'i1'))).toBe(1);
});
