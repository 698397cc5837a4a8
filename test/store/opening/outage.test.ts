/** A full disk: nothing can be written, users are told so, and no written data is lost. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { awayFrom, toldApart } from '../../../src/store/opening/outage.ts';
import { openSqlite } from '../../../src/store/database/sqlite.ts';
import { codeOf, pragma } from '../../../src/store/database/sqliteFile.ts';
import { isOutage } from '../../../src/store/due/queue.ts';
import { storeOver } from '../../../src/store/opening/store.ts';
import type { Erasure } from '../../../src/app/ports/subjects/people.ts';
import { StoreAway } from '../../../src/app/ports/store.ts';
import { pathInNewFolder } from '../folder.ts';
import { importing } from '../samples.ts';
import { storeAt } from '../opened.ts';

const CHANGE = 'insert into entry (id) values (1)';
const GROW = 'insert into entry (data) values (zeroblob(100000))';

function fileAt(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  const file = new DatabaseSync(path, options);
  onTestFinished(() => file.close());
  return file;
}

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

const report = (error: unknown): void => {
  throw error;
};

test('a full disk is not mistaken for a bug, and the bot continues once there is free space', async () => {
  const path = await pathInNewFolder('games.db');
  const made = await storeAt(path);
  await made.close();
  const sqlite = openSqlite(path);
  const store = storeOver(sqlite, report);
  await store.records.add({ id: 'first', variant: 'russian', source: 'x' }, importing(0));
  // The file can't grow anymore.
  sqlite.file.exec(`pragma max_page_count = ${String(pragma(sqlite.file, 'page_count'))}`);
  const large = { id: 'large', variant: 'russian', source: 'x'.repeat(1_000_000) } as const;
  const failed = await store.records.add(large, importing(0)).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StoreAway);
  expect(failed).toMatchObject({ code: 'store-full' });
  expect(await store.records.load('first')).not.toBeNull();
  sqlite.file.exec('pragma max_page_count = 100000');
  await store.records.add(large, importing(0));
  expect(await store.records.load('large')).not.toBeNull();
  await store.close();
});

test.each<[string, Error, StoreAway['code'] | null]>([
  // https://sqlite.org/rescode.html#ioerr_read
  ['SQLite cannot read', Object.assign(new Error('disk I/O error'), { errcode: 266 }), 'store-away'],
  ['no server', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'store-away'],
  ['the server stops', Object.assign(new Error('bye'), { code: '57P01' }), 'store-away'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'store-away'],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), 'store-away'],
  ['PostgreSQL has no room', Object.assign(new Error('disk'), { code: '53100' }), 'store-full'],
  ['a copy to read only', Object.assign(new Error('ro'), { code: '25006' }), 'store-away'],
  ['a mistake of ours', Object.assign(new Error('constraint'), { code: '23505' }), null],
  ['a bug', new TypeError('undefined is not a function'), null],
])('%s', (_, error, code) => {
  expect(awayFrom(error)?.code ?? null).toBe(code);
});

/** The error of Node's SQLite, with its code: https://sqlite.org/rescode.html */
const FAULTS: readonly (readonly [string, StoreAway['code'] | null, boolean, (path: string) => void])[] = [
  ['SQLITE_CANTOPEN', 'store-away', true, (path) => void fileAt(dirname(path))],
  ['SQLITE_NOTADB', null, true, (path) => writeFileSync(path, 'Dear diary. '.repeat(400))],
  ['SQLITE_CORRUPT', null, true, (path) => writeFileSync(path, readFileSync(path).fill(0xee, 4096))],
  ['SQLITE_BUSY', 'store-away', true, (path) => fileAt(path).exec('begin exclusive')],
  ['SQLITE_READONLY', 'store-away', true, (path) => fileAt(path, { readOnly: true }).exec(CHANGE)],
  ['SQLITE_FULL', 'store-full', true, (path) => fileAt(path).exec(`pragma max_page_count = 1; ${GROW}`)],
  ['SQLITE_CONSTRAINT', null, false, (path) => fileAt(path).exec(`${CHANGE}; ${CHANGE}`)],
  ['SQLITE_ERROR', null, false, (path) => fileAt(path).exec('select nothing')],
];

test.each(FAULTS)('%s is recognized as SQLite itself throws it', async (code, away, isOutageToo, spoil) => {
  const path = await pathInNewFolder('games.db');
  fileAt(path).exec('create table entry (id integer primary key, data)');
  const error = thrownBy(() => {
    spoil(path);
    fileAt(path).exec(CHANGE);
  });
  expect([codeOf(error), awayFrom(error)?.code ?? null, isOutage(error)]).toEqual([code, away, isOutageToo]);
});

/** A store that neither answers queries about games nor erases before `answer` is called. */
async function silent() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await storeAt(await pathInNewFolder('games.db'));
  onTestFinished(() => store.close());
  const asked: (() => void)[] = [];
  const waits = (): Promise<void> => new Promise((answer) => asked.push(answer));
  return {
    answer: () => asked.forEach((each) => each()),
    store: toldApart({
      ...store,
      games: { ...store.games, load: (_id: string) => waits().then(() => null) },
      personal: { ...store.personal, erase: (_erasure: Erasure) => waits() },
    }),
  };
}

async function after(ms: number, question: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'none yet';
  const seen = (value: unknown): void => void (outcome = value);
  void question.then(seen, seen);
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

test('a database that does not answer counts as unreachable after two seconds, then even sooner, until it answers', async () => {
  const { store, answer } = await silent();
  const first = store.games.load('g1');
  expect(await after(1999, first)).toBe('none yet');
  expect(await after(1, first)).toMatchObject({ code: 'store-away' });
  expect(await after(500, store.games.load('g1'))).toMatchObject({ code: 'store-away' });
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await after(500, store.games.load('g1'))).toBe('none yet');
});

test('an erasure waits for a slow database', async () => {
  const { store, answer } = await silent();
  const erasing = store.personal.erase({ user: 'u1', former: { id: 'former', name: '' }, askedAt: 0 });
  expect(await after(60_000, erasing)).toBe('none yet');
  answer();
  expect(await after(0, erasing)).toBeUndefined();
});
