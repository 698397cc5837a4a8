/**
 * Statements on Node's SQLite: stored values are returned unchanged, and each statement is compiled
 * once.
 */
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { statementsOf } from '../../../src/store/database/statements.ts';
import { pathInNewFolder } from '../folder.ts';

function openAt(path: string) {
  const file = new DatabaseSync(path);
  onTestFinished(() => file.close());
  return { file, statements: statementsOf(file) };
}

test.each<[unknown, unknown]>([
  [1, 1],
  [-1.5, -1.5],
  [2 ** 53, 2 ** 53],
  [2 ** 60, 2 ** 60],
  [7n, 7],
  [2n ** 63n - 1n, 2 ** 63],
  [Number.NaN, null],
  [null, null],
  [undefined, null],
  ['', ''],
  ['Ännchen \0 象棋 🟫', 'Ännchen \0 象棋 🟫'],
  [new Uint8Array([0, 255]), Buffer.from([0, 255])],
  [Buffer.alloc(0), Buffer.alloc(0)],
])('%o is returned as %o', (given, expected) => {
  const { file, statements } = openAt(':memory:');
  file.exec('create table shelf (counted integer, anything)');
  statements.prepare('insert into shelf values (?, ?)').run([given, given]);
  const reading = statements.prepare('select * from shelf');
  const row = { counted: expected, anything: expected };
  expect(reading.reader).toBe(true);
  expect(reading.all([])).toStrictEqual([row]);
  expect([...reading.iterate([])]).toStrictEqual([row]);
  expect(statements.prepare('select * from shelf where anything is ?').all([given])).toStrictEqual([row]);
});

test.each([true, false, new Date(0), {}, [1], Symbol('s'), () => 1])('%o is not a valid value', (value) => {
  const { statements } = openAt(':memory:');
  expect(() => statements.prepare('select ?').all([value])).toThrow(TypeError);
});

test('a write counts its rows, and can return them', () => {
  const { file, statements } = openAt(':memory:');
  file.exec('create table shelf (number integer)');
  const adding = statements.prepare('insert into shelf values (?), (?)');
  expect(adding.reader).toBe(false);
  expect(Number(adding.run([1, 2]).changes)).toBe(2);
  const returning = statements.prepare('update shelf set number = number + 1 returning number');
  expect(returning.all([])).toStrictEqual([{ number: 2 }, { number: 3 }]);
});

test('columns that another process adds are read under their own names', async () => {
  const path = await pathInNewFolder('games.db');
  const { file, statements } = openAt(path);
  file.exec('create table one (a); create table other (z); insert into one values (1)');
  file.exec('insert into other values (9)');
  const reading = statements.prepare('select one.*, other.* from one, other');
  expect(reading.all([])).toStrictEqual([{ a: 1, z: 9 }]);
  openAt(path).file.exec('alter table one add column b default 2');
  expect(reading.all([])).toStrictEqual([{ a: 1, b: 2, z: 9 }]);
  openAt(path).file.exec('alter table one add column c default 3');
  expect([...reading.iterate([])]).toStrictEqual([{ a: 1, b: 2, c: 3, z: 9 }]);
});

function counted() {
  const { file } = openAt(':memory:');
  const compiled: string[] = [];
  const database = statementsOf({
    prepare: (sql) => {
      compiled.push(sql);
      return file.prepare(sql);
    },
    [Symbol.dispose]: () => undefined,
  });
  const times = (sql: string): number => compiled.filter((text) => text === sql).length;
  return { database, times };
}

const USUAL = 'select 1 as one';
const SELDOM = 'select 2 as two';
const ofLength = (length: number): string => `select 3 where 3 in (${Array(length).fill('?').join()})`;

test('repeated queries are compiled once, and other queries are dropped', () => {
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
