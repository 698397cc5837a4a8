/** SQLite as a `Database`: its settings, and transactions that run in one go. */
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import { Kysely, sql, SqliteDialect, type Compilable, type SqliteDatabase } from 'kysely';
import { keepingShort } from './checkpoints.ts';
import { NOTHING_CHANGED, TOUCH, type Database } from './database.ts';
import { keepingStatements } from './statements.ts';
import type { Tables } from '../tables/tables.ts';

/** How long a statement waits for another process's transaction, in ms: many times what a commit takes. */
const BUSY_TIMEOUT = 5000;

/** An opened file beside the database made of it. */
export interface Sqlite extends Database {
  readonly file: SqliteFile.Database;
}

/**
 * Opens a file and changes nothing in it. It does not wait for locks yet (that would stop the whole process while it
 * may be another part of this very process that holds them): `settle` makes it.
 */
export function openSqlite(path: string): Sqlite {
  const file = new SqliteFile(path, { timeout: 0 });
  const statements = keepingStatements(file);
  const committed = keepingShort(file);
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
      const compiled = queries.map((query) => query.compile());
      const run = file.transaction(() => {
        for (const { sql: text, parameters } of compiled) statements.prepare(text).run(parameters);
      });
      run.immediate();
      committed();
    },
  };
}

/**
 * The lasting settings. WAL lets readers and the writer work side by side; FULL makes a commit wait for the disk, so that
 * a move which was acknowledged survives a power cut (https://sqlite.org/pragma.html#pragma_synchronous). What is deleted is overwritten: who is erased is not left in free pages.
 */
export function settle(file: SqliteFile.Database): void {
  file.pragma('journal_mode = wal');
  file.pragma('synchronous = full');
  file.pragma('secure_delete = on');
  file.pragma('foreign_keys = on');
  // In KiB: the system keeps the file's pages in its own memory anyway, which it can take back. By itself the driver takes 16,000.
  file.pragma('cache_size = -2000');
}

/** Runs a statement whose commit does not wait for the disk; nothing else of this connection can come in between. */
function unhurried(file: SqliteFile.Database, statements: SqliteDatabase, query: Compilable): number {
  const { sql: text, parameters } = query.compile();
  file.pragma('synchronous = normal');
  try {
    return Number(statements.prepare(text).run(parameters).changes);
  } finally {
    file.pragma('synchronous = full');
  }
}

/** How often it is tried to bring the journal into the file, and how long is waited in between (ms). */
const TRIES = 50;
const PAUSE = 100;

/**
 * What was changed stands in the journal beside the file, and the file is as it was: brings all of it into the file and empties
 * the journal. Another process may hold it up for a moment; it is not waited for at a stretch, which would stop this one.
 */
async function overwrite(file: SqliteFile.Database): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await sleep(PAUSE);
    if (!file.open) return false;
    const patience = file.pragma('busy_timeout', { simple: true });
    file.pragma('busy_timeout = 0');
    const isHeldUp = file.pragma('wal_checkpoint(truncate)', { simple: true }) !== 0;
    file.pragma(`busy_timeout = ${String(patience)}`);
    if (!isHeldUp) return true;
  }
  return false;
}

/** How often the lock for writing is asked for: a writer holds it for moments. */
const ASKED = 10;

/** Takes the lock for writing and gives it back. Like `overwrite`, it waits for others by the clock, not at a stretch. */
async function touch(file: SqliteFile.Database, isThorough: boolean): Promise<void> {
  const write = file.transaction(() => void (isThorough && file.exec(TOUCH)));
  for (let tries = 1; ; tries += 1) {
    const patience = file.pragma('busy_timeout', { simple: true });
    file.pragma('busy_timeout = 0');
    try {
      return write.immediate();
    } catch (error) {
      if (tries === ASKED || !isBusy(error)) throw error;
    } finally {
      file.pragma(`busy_timeout = ${String(patience)}`);
    }
    await sleep(PAUSE);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** From now on a statement waits for the locks of other processes. */
export const waitForOthers = (file: SqliteFile.Database): void => {
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
};

function allOrNothing(
  file: SqliteFile.Database,
  statements: SqliteDatabase,
  queries: readonly Compilable[],
  after: readonly Compilable[],
): boolean {
  const compiled = queries.map((query) => query.compile());
  const others = after.map((query) => query.compile());
  const run = file.transaction(() => {
    for (const { sql: text, parameters } of compiled) {
      if (Number(statements.prepare(text).run(parameters).changes) === 0) throw NOTHING_CHANGED;
    }
    for (const { sql: text, parameters } of others) statements.prepare(text).run(parameters);
  });
  try {
    run.immediate();
    return true;
  } catch (error) {
    if (error === NOTHING_CHANGED) return false;
    throw error;
  }
}
