/** Why a database can't be used: a code for programs, and a sentence for the bot's operator. */
import { codeOf } from '../database/sqliteFile.ts';
import { isAddress, placeName, serverOf, type Server } from './address.ts';

type AnyFaultCode = 'foreign' | 'unreleased' | 'newer' | 'not-updated' | 'busy' | 'restoring';

export type FileFaultCode = AnyFaultCode | 'unwritable' | 'damaged' | 'found-damaged' | 'not-a-database';

export type ServerFaultCode =
  | AnyFaultCode
  | 'unreachable'
  | 'denied'
  | 'no-database'
  | 'no-rights'
  | 'no-encryption';

export interface StoreFault {
  readonly code: FileFaultCode | ServerFaultCode;
  /** The file, or the server with its database; never a user or a password. */
  readonly place: string;
  /** One or two sentences: what is wrong with which database, and what to do. */
  readonly message: string;
}

export const fileFault = (code: FileFaultCode, path: string, reason = ''): StoreFault => ({
  code,
  place: path,
  message: FILE_MESSAGES[code](path, reason),
});

export const serverFault = (code: ServerFaultCode, address: string, reason = ''): StoreFault => ({
  code,
  place: placeName(address),
  message: SERVER_MESSAGES[code](serverOf(address), reason),
});

const FILE_MESSAGES: Readonly<Record<FileFaultCode, (path: string, reason: string) => string>> = {
  unwritable: (path) =>
    `The database ${path} can't be written. Check that its folder exists or can be created, that this user can write there, and that the disk is not full.`,
  damaged: (path) =>
    `The database ${path} is damaged and was not changed. Restore it from a backup, or move it away to start with an empty one.`,
  'found-damaged': (path) =>
    `The database ${path} is damaged. Stop the bot and restore the database from a backup, because new data may be lost.`,
  'not-a-database': (path) =>
    `The file ${path} is not a database and was not changed. Use another file, or move it away.`,
  foreign: (path) => `The database ${path} belongs to another program and was not changed. Use another file.`,
  unreleased: (path) =>
    `The database ${path} is from before version 1.0, which this version can't read. It was not changed. Move it away to start with an empty one, or use another file. The version that made it can still export its games.`,
  newer: (path) =>
    `The database ${path} was written by a newer version of this bot. Start that version, or restore a backup from before the update.`,
  'not-updated': (path, reason) =>
    `The database ${path} could not be updated to this version and was not changed: ${reason}. Start the previous version, and report this as a bug.`,
  restoring: (path) =>
    `The database ${path} is being restored from a backup. Start the bot when that has finished.`,
  busy: (path) => `The database ${path} is locked by another program. Stop that program and start again.`,
};

const SERVER_MESSAGES: Readonly<Record<ServerFaultCode, (server: Server, reason: string) => string>> = {
  unreachable: ({ host }) =>
    `No PostgreSQL answers at ${host}. Check that it runs, and that DATABASE_URL has the right host and port.`,
  denied: ({ host }) =>
    `PostgreSQL at ${host} refused the user or the password. Check both in DATABASE_URL. Write @ : / # in them as %40 %3A %2F %23.`,
  'no-database': ({ host, database }) =>
    `PostgreSQL at ${host} has no database "${database}". Create it (createdb ${database}), or use another in DATABASE_URL.`,
  'no-rights': ({ host, database }) =>
    `The user may not create or use tables in the database "${database}" at ${host}. Make this user its owner, or use another user in DATABASE_URL.`,
  'no-encryption': ({ host }) =>
    `PostgreSQL at ${host} and the bot can't agree on encryption. Add ?sslmode=verify-full to DATABASE_URL for an encrypted connection, or ?sslmode=disable for a plain one. Add &sslrootcert= for your own certificate.`,
  foreign: ({ host, database }) =>
    `The database "${database}" at ${host} belongs to another program and was not changed. Use another database in DATABASE_URL.`,
  unreleased: ({ host, database }) =>
    `The database "${database}" at ${host} is from before version 1.0, which this version can't read. It was not changed. Use an empty database in DATABASE_URL. The version that made it can still export its games.`,
  newer: ({ host, database }) =>
    `The database "${database}" at ${host} was written by a newer version of this bot. Start that version, or restore a backup from before the update.`,
  'not-updated': ({ host, database }, reason) =>
    `The database "${database}" at ${host} could not be updated to this version and was not changed: ${reason}. Start the previous version, and report this as a bug.`,
  restoring: ({ host, database }) =>
    `The database "${database}" at ${host} is being restored from a backup. Start the bot when that has finished.`,
  busy: ({ host }) =>
    `PostgreSQL at ${host} is starting, stopping or out of connections. Try again, or raise max_connections.`,
};

export const signOf = (error: Error): string => codeOf(error) || error.message;

export function fileFaultCodeOf(error: unknown): FileFaultCode | null {
  const code = codeOf(error);
  return FILE_FAULTS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

export const serverFaultCodeOf = (error: unknown): ServerFaultCode | null =>
  error instanceof Error
    ? (SERVER_FAULTS.find(([pattern]) => pattern.test(signOf(error)))?.[1] ?? null)
    : null;

/** The fault that an error of the database at `place` amounts to; throws any other error. */
export function faultOf(error: unknown, place: string): StoreFault {
  if (isAddress(place)) {
    const code = serverFaultCodeOf(error);
    if (code) return serverFault(code, place);
  } else {
    const code = fileFaultCodeOf(error);
    if (code) return fileFault(code, place);
  }
  throw error;
}

/** Codes of SQLite (https://sqlite.org/rescode.html) and of the file system (errno(3)). */
const FILE_FAULTS: readonly (readonly [RegExp, FileFaultCode])[] = [
  [/^SQLITE_NOTADB/u, 'not-a-database'],
  [/^SQLITE_CORRUPT/u, 'damaged'],
  [/^SQLITE_(BUSY|LOCKED)/u, 'busy'],
  [/^SQLITE_(CANTOPEN|READONLY|IOERR|FULL|PERM|AUTH)/u, 'unwritable'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOSPC|ENOENT|ENAMETOOLONG|ELOOP)$/u, 'unwritable'],
];

/**
 * Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html, errno(3),
 * https://nodejs.org/api/tls.html#x509-certificate-error-codes, and the driver's messages.
 */
const SERVER_FAULTS: readonly (readonly [RegExp, ServerFaultCode])[] = [
  [/^RESTORING$/u, 'restoring'],
  [/^(28P01|28000)$|password must be a/u, 'denied'],
  [/^3D000$/u, 'no-database'],
  [/^(42501|3F000)$/u, 'no-rights'],
  [/^(53300|57P01|57P02|57P03)$/u, 'busy'],
  [/SSL|CERT|^UNABLE_TO_/u, 'no-encryption'],
  [/^(E[A-Z]+|08...)$|[Cc]onnection terminated|timeout/u, 'unreachable'],
];
