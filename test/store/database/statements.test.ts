/** Compiled statements: once each while they are in use, and never more than so many however many texts there are. */
import SqliteFile from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { cacheStatements } from '../../../src/store/database/statements.ts';

/** A database that counts how often a text was compiled. */
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
/** What a list of users of each length is. */
const ofLength = (length: number): string => `select 3 where 3 in (${Array(length).fill('?').join()})`;

test('what is used again and again is compiled once, what is not is let go', () => {
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
