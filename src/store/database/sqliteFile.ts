/** What Node's SQLite doesn't have: single values, transactions, and names for errors. */
import type { DatabaseSync } from 'node:sqlite';

/** The first column of the rows that a query returns. */
export const columnOf = (file: DatabaseSync, query: string): readonly unknown[] =>
  file
    .prepare(query)
    .all()
    .map((row) => Object.values(row)[0]);

/** The value that a pragma returns (https://sqlite.org/pragma.html). */
export const pragma = (file: DatabaseSync, text: string): unknown => columnOf(file, `pragma ${text}`)[0];

/** Runs `work` in one transaction. Rolls back after an error. */
export function transact<T>(
  file: DatabaseSync,
  lock: 'deferred' | 'immediate' | 'exclusive',
  work: () => T,
): T {
  file.exec(`begin ${lock}`);
  try {
    const result = work();
    file.exec('commit');
    return result;
  } catch (error) {
    // If the disk is full, SQLite has already rolled back.
    if (file.isTransaction) file.exec('rollback');
    throw error;
  }
}

/** Names of result codes, by the lowest byte of the code: https://sqlite.org/rescode.html */
const CODES: Readonly<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  19: 'SQLITE_CONSTRAINT',
  23: 'SQLITE_AUTH',
  26: 'SQLITE_NOTADB',
};

/** The code of an error from SQLite, PostgreSQL or the system; empty if it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('errcode' in error && typeof error.errcode === 'number')
    return CODES[error.errcode & 0xff] ?? 'SQLITE_ERROR';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
