/** SQLite as a `Database`: its settings, and transactions that run without interruption. */
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { type Compilable, Kysely, sql, type SqliteDatabase, SqliteDialect } from 'kysely';
import { NOTHING_CHANGED, TOUCH, type Database } from './database.ts';
import { codeOf, pragma, transact } from './sqliteFile.ts';
import { statementsOf } from './statements.ts';
import type { Tables } from '../tables/tables.ts';

/** How long a statement waits for another process, in ms. Commits are many times faster. */
const BUSY_TIMEOUT = 5000;

export interface Sqlite extends Database {
  readonly file: DatabaseSync;
}

/** Changes nothing and doesn't wait for locks yet, because this process may hold them itself. */
export function openSqlite(path: string): Sqlite {
  const file = new DatabaseSync(path, { timeout: 0 });
  const statements = statementsOf(file);
  const committed = checkpointer(file);
  return {
    file,
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: statements }) }),
    locksRows: false,
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    overwrite: () => overwrite(file),
    touch: (isThorough) => touch(file, isThorough),
    allOrNothing: async (queries, after = []) => {
      const isDone = allOrNothing(file, statements, queries, after);
      if (isDone) committed();
      return isDone;
    },
    unhurried: async (query) => {
      const changed = unhurried(file, statements, query);
      committed();
      return changed;
    },
    all: async (queries) => {
      transact(file, 'immediate', () => runAll(statements, queries));
      committed();
    },
  };
}

/**
 * Applies the permanent settings. With FULL, a commit waits for the disk, so that an acknowledged
 * move survives a power failure (https://sqlite.org/pragma.html#pragma_synchronous). Deleted data
 * is overwritten, so that an erased user doesn't remain in free pages.
 */
export function settle(file: DatabaseSync): void {
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec('pragma secure_delete = on');
  file.exec('pragma foreign_keys = on');
}

function runOne(statements: SqliteDatabase, query: Compilable): number {
  const { sql: text, parameters } = query.compile();
  return Number(statements.prepare(text).run(parameters).changes);
}

function runAll(statements: SqliteDatabase, queries: readonly Compilable[]): void {
  for (const query of queries) runOne(statements, query);
}

/** Doesn't wait for the disk. No other statement of this connection can run in between. */
function unhurried(file: DatabaseSync, statements: SqliteDatabase, query: Compilable): number {
  file.exec('pragma synchronous = normal');
  try {
    return runOne(statements, query);
  } finally {
    file.exec('pragma synchronous = full');
  }
}

/** How often to try to empty the journal, and the pause between tries in ms. */
const TRIES = 50;
const PAUSE = 100;

/** Moves the journal into the file and empties it. Sleeps between tries. */
async function overwrite(file: DatabaseSync): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await sleep(PAUSE);
    if (!file.isOpen) return false;
    const isBlocked = atOnce(file, () => pragma(file, 'wal_checkpoint(truncate)') !== 0);
    if (!isBlocked) return true;
  }
  return false;
}

/** How often to ask for the write lock. A writer holds it for only a moment. */
const LOCK_TRIES = 10;

async function touch(file: DatabaseSync, isThorough: boolean): Promise<void> {
  const write = (): void => transact(file, 'immediate', () => void (isThorough && file.exec(TOUCH)));
  for (let tries = 1; ; tries += 1) {
    try {
      return atOnce(file, write);
    } catch (error) {
      if (tries === LOCK_TRIES || codeOf(error) !== 'SQLITE_BUSY') throw error;
    }
    await sleep(PAUSE);
  }
}

function atOnce<T>(file: DatabaseSync, work: () => T): T {
  const patience = pragma(file, 'busy_timeout');
  file.exec('pragma busy_timeout = 0');
  try {
    return work();
  } finally {
    file.exec(`pragma busy_timeout = ${String(patience)}`);
  }
}

export const waitForOthers = (file: DatabaseSync): void => {
  file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`);
};

function allOrNothing(
  file: DatabaseSync,
  statements: SqliteDatabase,
  queries: readonly Compilable[],
  after: readonly Compilable[],
): boolean {
  try {
    transact(file, 'immediate', () => {
      for (const query of queries) if (runOne(statements, query) === 0) throw NOTHING_CHANGED;
      runAll(statements, after);
    });
    return true;
  } catch (error) {
    if (error === NOTHING_CHANGED) return false;
    throw error;
  }
}

/**
 * Checkpoint after this many commits, which are two or three moves. A checkpoint waits for the
 * disk, and so does the next commit, which restarts the journal.
 */
const COMMITS = 8;

/** Runs after each commit. SQLite shortens the journal once in seventy, which then takes long. */
function checkpointer(file: DatabaseSync): () => void {
  let commits = 0;
  const checkpoint = (): void => {
    commits = 0;
    if (!file.isOpen || file.isTransaction) return;
    try {
      file.exec('pragma wal_checkpoint(passive)');
    } catch {
      // The journal keeps its length. SQLite tries again, and the next commit reports the error.
    }
  };
  return () => {
    commits += 1;
    if (commits === COMMITS) setImmediate(checkpoint).unref();
  };
}
