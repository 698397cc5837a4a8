/** What can be the matter with a database file, by the codes of SQLite and of the file system. */
import type { FileFaultCode, StoreFault } from './fault.ts';

/** The fault with its message; `reason` is why it could not be updated. */
export const fileFault = (code: FileFaultCode, path: string, reason = ''): StoreFault => ({
  code,
  place: path,
  message: MESSAGES[code](path, reason),
});

const MESSAGES: Readonly<Record<FileFaultCode, (path: string, reason: string) => string>> = {
  unwritable: (path) =>
    `The database ${path} cannot be written. Check that its folder exists or can be made, that this user may write there, and that the disk is not full.`,
  damaged: (path) =>
    `The database ${path} is damaged and was left untouched. Restore it from a backup, or move it away to begin with an empty one.`,
  'found-damaged': (path) =>
    `The database ${path} is damaged. Stop the bot and restore the database from a backup: what is stored from now on may be lost.`,
  'not-a-database': (path) =>
    `The file ${path} is not a database and was left untouched. Name another file, or move it away.`,
  foreign: (path) =>
    `The database ${path} belongs to another program and was left untouched. Name another file.`,
  unreleased: (path) =>
    `The database ${path} is from before version 1.0, which this version can't read, and was left untouched. Move it away to begin with an empty one, or name another file; the version that made it can still export its games.`,
  newer: (path) =>
    `The database ${path} was written by a newer version of this bot. Start that version, or restore a backup from before the update.`,
  'not-updated': (path, reason) =>
    `The database ${path} could not be updated to this version and is as it was before: ${reason}. Start the version that you had, and report this as a bug.`,
  restoring: (path) =>
    `The database ${path} is being restored from a backup. Start the bot again when that is done.`,
  busy: (path) => `The database ${path} is locked by another program. Stop that program and start again.`,
};

/** Which fault an error of SQLite or of the file system is; `null` when it is none of ours to explain. */
export function fileFaultCodeOf(error: unknown): FileFaultCode | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAULTS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** Result codes: https://sqlite.org/rescode.html; codes of the file system: errno(3). */
const FAULTS: readonly (readonly [RegExp, FileFaultCode])[] = [
  [/^SQLITE_NOTADB/u, 'not-a-database'],
  [/^SQLITE_CORRUPT/u, 'damaged'],
  [/^SQLITE_(BUSY|LOCKED)/u, 'busy'],
  [/^SQLITE_(CANTOPEN|READONLY|IOERR|FULL|PERM|AUTH)/u, 'unwritable'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOSPC|ENOENT|ENAMETOOLONG|ELOOP)$/u, 'unwritable'],
];
