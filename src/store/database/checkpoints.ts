/**
 * Bringing what SQLite's journal holds into the file between commits, a little at a time. SQLite itself does so within the commit that
 * makes the journal long: one in seventy, which in a large file takes ten times as long as the others, for the pages of
 * each commit lie scattered there.
 */
import type SqliteFile from 'better-sqlite3';

/** After so many commits: some 30 pages, which take less than a millisecond; after twenty, it is 6 ms in a file of a million games. */
const COMMITS = 2;

/** Is to be called behind each commit. Whoever waits for that one goes on first. */
export function keepingShort(file: SqliteFile.Database): () => void {
  let commits = 0;
  const bringIn = (): void => {
    commits = 0;
    if (!file.open || file.inTransaction) return;
    try {
      file.pragma('wal_checkpoint(passive)');
    } catch {
      // The journal stays as long as it is, and SQLite tries by itself; what is wrong with the file the next commit tells whoever waits for it.
    }
  };
  return () => {
    commits += 1;
    if (commits === COMMITS) setImmediate(bringIn).unref();
  };
}
