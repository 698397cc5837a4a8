/** Commits are moved into the file itself after a while, and no commit waits for that. */
import { copyFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { cacheStatements, openSqlite, settle } from '../../../src/store/database/sqlite.ts';
import { newFile } from '../file.ts';

/** The contents of the file without its journal. */
function inFile(path: string): unknown {
  copyFileSync(path, `${path}-copy`);
  const copy = new SqliteFile(`${path}-copy`);
  const count = copy.prepare('select count(*) from interaction').pluck().get();
  copy.close();
  return count;
}

test('commits are written to the file two at a time, after the second', async () => {
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

test('a file closed in between, and one in use, are left alone', async () => {
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

function counted() {
  const file = new SqliteFile(':memory:');
  onTestFinished(() => void file.close());
  const compiled: string[] = [];
  const database = cacheStatements({
    prepare: (sql) => {
      compiled.push(sql);
      return file.prepare(sql);
    },
    close: () => undefined,
  });
  const times = (sql: string): number => compiled.filter((text) => text === sql).length;
  return { database, times };
}

const USUAL = 'select 1 as one';
const SELDOM = 'select 2 as two';
const ofLength = (length: number): string => `select 3 where 3 in (${Array(length).fill('?').join()})`;

test('repeated queries are compiled once, others are dropped', () => {
  const { database, times } = counted();
  database.prepare(SELDOM);
  for (let length = 1; length <= 1500; length += 1) {
    expect(database.prepare(USUAL).all([])).toEqual([{ one: 1 }]);
    database.prepare(ofLength(length));
  }
  database.prepare(SELDOM);
  expect(times(USUAL)).toBe(1);
  expect(times(ofLength(1500))).toBe(1);
  expect(times(SELDOM)).toBe(2);
});

test('only the statement itself does not wait for the disk', async () => {
  const { db, file, unhurried } = openSqlite(await newFile());
  onTestFinished(() => db.destroy());
  settle(file);
  const waits = () => file.pragma('synchronous', { simple: true });
  const full = waits();
  const taking = db.insertInto('interaction').values({ id: 'i1', taken_at: 1 });
  expect([await unhurried(taking), waits()]).toEqual([1, full]);
  await expect(unhurried(taking)).rejects.toThrow('UNIQUE');
  expect(waits()).toBe(full);
  expect(await unhurried(db.deleteFrom('interaction').where('id', '=', 'i1'))).toBe(1);
});
