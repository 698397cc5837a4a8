/** SQLite as a `Database`: its settings, and transactions that run in one go. */
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import {
  type Compilable,
  Kysely,
  sql,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { NOTHING_CHANGED, TOUCH, type Database } from './database.ts';
import type { Tables } from '../tables/tables.ts';

/** How long a statement waits for another process (ms): many times the duration of a commit. */
const BUSY_TIMEOUT = 5000;

export interface Sqlite extends Database {
  readonly file: SqliteFile.Database;
}

/** Changes nothing and doesn't wait for locks yet, because this very process may hold them. */
export function openSqlite(path: string): Sqlite {
  const file = new SqliteFile(path, { timeout: 0 });
  const statements = cacheStatements(file);
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
      file.transaction(() => runAll(statements, queries)).immediate();
      committed();
    },
  };
}

/**
 * Sets the lasting settings. FULL makes a commit wait for the disk, so an acknowledged move
 * survives a power cut (https://sqlite.org/pragma.html#pragma_synchronous). Deleted data is
 * overwritten, so an erased user doesn't remain in free pages.
 */
export function settle(file: SqliteFile.Database): void {
  file.pragma('journal_mode = wal');
  file.pragma('synchronous = full');
  file.pragma('secure_delete = on');
  file.pragma('foreign_keys = on');
  // In KiB; the default is 16,000. The system caches the file's pages anyway and can drop them.
  file.pragma('cache_size = -2000');
}

function runOne(statements: SqliteDatabase, query: Compilable): number {
  const { sql: text, parameters } = query.compile();
  return Number(statements.prepare(text).run(parameters).changes);
}

function runAll(statements: SqliteDatabase, queries: readonly Compilable[]): void {
  for (const query of queries) runOne(statements, query);
}

/** Doesn't wait for the disk. No other statement of this connection can come in between. */
function unhurried(file: SqliteFile.Database, statements: SqliteDatabase, query: Compilable): number {
  file.pragma('synchronous = normal');
  try {
    return runOne(statements, query);
  } finally {
    file.pragma('synchronous = full');
  }
}

/** How often to try to empty the journal, and the pause between tries (ms). */
const TRIES = 50;
const PAUSE = 100;

/** Moves the journal into the file and empties it, sleeping between tries. */
async function overwrite(file: SqliteFile.Database): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await sleep(PAUSE);
    if (!file.open) return false;
    const isBlocked = atOnce(file, () => file.pragma('wal_checkpoint(truncate)', { simple: true }) !== 0);
    if (!isBlocked) return true;
  }
  return false;
}

/** How often to ask for the write lock: a writer holds it for moments. */
const LOCK_TRIES = 10;

async function touch(file: SqliteFile.Database, isThorough: boolean): Promise<void> {
  const write = file.transaction(() => void (isThorough && file.exec(TOUCH)));
  for (let tries = 1; ; tries += 1) {
    try {
      return atOnce(file, () => write.immediate());
    } catch (error) {
      if (tries === LOCK_TRIES || !isBusy(error)) throw error;
    }
    await sleep(PAUSE);
  }
}

function atOnce<T>(file: SqliteFile.Database, work: () => T): T {
  const patience = file.pragma('busy_timeout', { simple: true });
  file.pragma('busy_timeout = 0');
  try {
    return work();
  } finally {
    file.pragma(`busy_timeout = ${String(patience)}`);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');

export const waitForOthers = (file: SqliteFile.Database): void => {
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
};

function allOrNothing(
  file: SqliteFile.Database,
  statements: SqliteDatabase,
  queries: readonly Compilable[],
  after: readonly Compilable[],
): boolean {
  const run = file.transaction(() => {
    for (const query of queries) if (runOne(statements, query) === 0) throw NOTHING_CHANGED;
    runAll(statements, after);
  });
  try {
    run.immediate();
    return true;
  } catch (error) {
    if (error === NOTHING_CHANGED) return false;
    throw error;
  }
}

/** Checkpoint after this many commits: about 30 pages, less than 1 ms. Twenty commits take 6 ms. */
const COMMITS = 2;

/** After each commit. SQLite itself shortens the journal once in seventy, which then takes long. */
function checkpointer(file: SqliteFile.Database): () => void {
  let commits = 0;
  const checkpoint = (): void => {
    commits = 0;
    if (!file.open || file.inTransaction) return;
    try {
      file.pragma('wal_checkpoint(passive)');
    } catch {
      // The journal keeps its length, SQLite tries again, and the next commit reports the error.
    }
  };
  return () => {
    commits += 1;
    if (commits === COMMITS) setImmediate(checkpoint).unref();
  };
}

/** More than the number of queries with a fixed text. */
const CAPACITY = 1000;

/**
 * Kysely prepares each query, which costs more than running it. The least recently used are
 * dropped.
 */
export function cacheStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const statement = statements.get(text) ?? database.prepare(text);
      statements.delete(text);
      statements.set(text, statement);
      const oldest = statements.size > CAPACITY ? statements.keys().next() : null;
      if (oldest?.done === false) statements.delete(oldest.value);
      return statement;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}
