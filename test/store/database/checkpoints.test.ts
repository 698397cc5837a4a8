/** What is committed comes into the file itself after a while, and no commit waits for that. */
import { copyFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, settle } from '../../../src/store/database/sqlite.ts';
import { newFile } from '../file.ts';

/** What the file holds without the journal beside it. */
function inFile(path: string): unknown {
  copyFileSync(path, `${path}-copy`);
  const copy = new SqliteFile(`${path}-copy`);
  const count = copy.prepare('select count(*) from interaction').pluck().get();
  copy.close();
  return count;
}

test('commits come into the file two at a time, behind the second', async () => {
  const path = await newFile();
  const { db, file, all } = openSqlite(path);
  onTestFinished(() => void file.close());
  settle(file);
  const commit = (id: number) => all([db.insertInto('interaction').values({ id: String(id), taken_at: 1 })]);
  await commit(1);
  await nextTurn();
  expect(inFile(path)).toBe(0);
  await commit(2);
  expect(inFile(path)).toBe(0);
  await commit(3);
  await nextTurn();
  expect(inFile(path)).toBe(3);
});

test('a file that was closed meanwhile, and one that is in use, are let be', async () => {
  const { db, file, all } = openSqlite(await newFile());
  settle(file);
  const commit = (id: number) => all([db.insertInto('interaction').values({ id: String(id), taken_at: 1 })]);
  await commit(1);
  await commit(2);
  file.exec('begin');
  await nextTurn();
  file.exec('commit');
  await commit(3);
  await commit(4);
  file.close();
  await nextTurn();
  expect(file.open).toBe(false);
});
