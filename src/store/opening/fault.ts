/** Why a database can't be used: a code for programs, and a sentence for the operator. */
import { statSync } from 'node:fs';
import type { PoolerFault } from '../database/poolerFault.ts';
import { codeOf } from '../database/sqliteFile.ts';
import { isAddress, placeName, serverOf, type Server } from './address.ts';

type AnyFaultCode = 'foreign' | 'unreleased' | 'newer' | 'not-updated' | 'busy' | 'restoring';

export type FileFaultCode =
  | AnyFaultCode
  | 'folder'
  | 'unwritable'
  | 'damaged'
  | 'found-damaged'
  | 'not-a-database';

export type ServerFaultCode =
  | AnyFaultCode
  | PoolerFault
  | 'unreachable'
  | 'refused'
  | 'denied'
  | 'no-database'
  | 'no-rights'
  | 'no-encryption';

export interface StoreFault {
  readonly code: FileFaultCode | ServerFaultCode;
  /** The file, or the server and its database; never a user name or a password. */
  readonly place: string;
  /** One or two sentences: what is wrong with which database, and what to do about it. */
  readonly message: string;
}

export function fileFault(found: FileFaultCode, path: string, reason = ''): StoreFault {
  const code = found === 'unwritable' && isFolder(path) ? 'folder' : found;
  return { code, place: path, message: FILE_MESSAGES[code](path, reason) };
}

/** Also false for a path that this user isn't allowed to read. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

export const serverFault = (code: ServerFaultCode, address: string, reason = ''): StoreFault => ({
  code,
  place: placeName(address),
  message: SERVER_MESSAGES[code](serverOf(address), reason),
});

const FILE_MESSAGES: Readonly<Record<FileFaultCode, (path: string, reason: string) => string>> = {
  folder: (path) => `${path} is a folder, and a database is a file. Name a file in it.`,
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

/** `reason` is the server's own message, if it answered. */
const SERVER_MESSAGES: Readonly<Record<ServerFaultCode, (server: Server, reason: string) => string>> = {
  unreachable: ({ host }) =>
    `No PostgreSQL answers at ${host}. Check that it runs, and that DATABASE_URL has the right host and port.`,
  refused: ({ host }, reason) =>
    `PostgreSQL at ${host}, or a pooler in front of it, refused the connection.${quoting(reason)} docs/hosting.md describes the connections that the bot needs.`,
  'shared-sessions': ({ host }) =>
    `The pooler at ${host} shares a connection among its clients after each transaction or statement, so the bot's locks and messages would be lost. Set pool_mode=session for this database in the pooler, or connect to PostgreSQL itself in DATABASE_URL.`,
  'left-sessions': ({ host }) =>
    `The pooler at ${host} passes connections on with the locks of their previous client. Set server_reset_query=DISCARD ALL in the pooler, or connect to PostgreSQL itself in DATABASE_URL.`,
  denied: ({ host }, reason) =>
    `PostgreSQL at ${host} refused the user or the password.${quoting(reason)} Check both in DATABASE_URL. Write @ : / # in them as %40 %3A %2F %23.`,
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
  busy: ({ host }, reason) =>
    `PostgreSQL at ${host} is starting, stopping or out of connections.${quoting(reason)} Try again, lower DATABASE_CONNECTIONS, or raise max_connections in the server or the limits of its pooler.`,
};

const quoting = (reason: string): string => (reason ? ` It said: ${reason.replace(/\.$/u, '')}.` : '');

/** The server's own message. Errors from the driver have no severity. */
const saidIn = (error: Error): string => ('severity' in error ? error.message : '');

export const signOf = (error: Error): string => codeOf(error) || error.message;

export function fileFaultCodeOf(error: unknown): FileFaultCode | null {
  const code = codeOf(error);
  return FILE_FAULTS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

export function serverFaultCodeOf(error: unknown): ServerFaultCode | null {
  if (!(error instanceof Error)) return null;
  const sign = signOf(error);
  // Poolers report everything as a protocol violation, but the server itself hardly ever does.
  const isSaid = saidIn(error) !== '' && sign.startsWith('08');
  const [list, text] = isSaid ? [POOLER_FAULTS, error.message] : [SERVER_FAULTS, sign];
  const found = list.find(([pattern]) => pattern.test(text))?.[1];
  return found ?? (isSaid || isFatal(error) ? 'refused' : null);
}

const isFatal = (error: Error): boolean => 'severity' in error && error.severity === 'FATAL';

/** The fault behind an error of the database at `place`. Throws any other error again. */
export function faultOf(error: unknown, place: string): StoreFault {
  if (isAddress(place)) {
    const code = serverFaultCodeOf(error);
    if (code) return serverFault(code, place, error instanceof Error ? saidIn(error) : '');
  } else {
    const code = fileFaultCodeOf(error);
    if (code) return fileFault(code, place);
  }
  throw error;
}

/** Codes from SQLite (https://sqlite.org/rescode.html) and the file system (errno(3)). */
const FILE_FAULTS: readonly (readonly [RegExp, FileFaultCode])[] = [
  [/^SQLITE_NOTADB/u, 'not-a-database'],
  [/^SQLITE_CORRUPT/u, 'damaged'],
  [/^SQLITE_(BUSY|LOCKED)/u, 'busy'],
  [/^SQLITE_(CANTOPEN|READONLY|IOERR|FULL|PERM|AUTH)/u, 'unwritable'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOSPC|ENOENT|ENAMETOOLONG|ELOOP)$/u, 'unwritable'],
];

/**
 * Codes from https://www.postgresql.org/docs/current/errcodes-appendix.html, errno(3),
 * https://nodejs.org/api/tls.html#x509-certificate-error-codes, and the driver's messages.
 */
const SERVER_FAULTS: readonly (readonly [RegExp, ServerFaultCode])[] = [
  [/^RESTORING$/u, 'restoring'],
  [/^(28P01|28000)$|password must be a/u, 'denied'],
  [/^3D000$/u, 'no-database'],
  [/^(42501|3F000)$/u, 'no-rights'],
  [/^(53300|57P01|57P02|57P03)$/u, 'busy'],
  [/SSL|CERT|^UNABLE_TO_/u, 'no-encryption'],
  // The connection is open, but nothing answers: a pooler has queued it, or the server hangs.
  [/^Query read timeout$/u, 'busy'],
  [/^(E[A-Z]+|08...)$|[Cc]onnection terminated|timeout/u, 'unreachable'],
];

/** Messages of PgBouncer (https://github.com/pgbouncer/pgbouncer/tree/master/src) and others. */
const POOLER_FAULTS: readonly (readonly [RegExp, ServerFaultCode])[] = [
  [/^(?:SASL |password |certificate )?auth(?:entication)? failed|^no such user/u, 'denied'],
  [/^(?:no such database|database ".*" does not exist)/u, 'no-database'],
  [/SSL|TLS/u, 'no-encryption'],
  [/^no more connections|connections exceeded|query_wait_timeout|shutting down/u, 'busy'],
];
