/** What can be the matter with a database on a server, by the codes of PostgreSQL and of the network. */
import { placeName, serverOf, type Server } from './address.ts';
import type { ServerFaultCode, StoreFault } from './fault.ts';

/** The fault with its message, which tells neither the user nor the password of the address; `reason` is why it could not be updated. */
export const serverFault = (code: ServerFaultCode, address: string, reason = ''): StoreFault => ({
  code,
  place: placeName(address),
  message: MESSAGES[code](serverOf(address), reason),
});

const MESSAGES: Readonly<Record<ServerFaultCode, (server: Server, reason: string) => string>> = {
  unreachable: ({ host }) =>
    `No PostgreSQL answers at ${host}. Check that it runs, and that the address (DATABASE_URL) names the right host and port.`,
  denied: ({ host }) =>
    `PostgreSQL at ${host} refused the user or the password. Check both in the address (DATABASE_URL); signs such as @ : / # are written %40 %3A %2F %23 there.`,
  'no-database': ({ host, database }) =>
    `PostgreSQL at ${host} has no database "${database}". Make it (createdb ${database}), or name another in the address (DATABASE_URL).`,
  'no-rights': ({ host, database }) =>
    `The user may not make or use tables in the database "${database}" at ${host}. Make this user its owner, or name another in the address (DATABASE_URL).`,
  'no-encryption': ({ host }) =>
    `PostgreSQL at ${host} and the bot cannot agree on encryption. Add ?sslmode=verify-full to the address (DATABASE_URL) for an encrypted connection, ?sslmode=disable for a plain one; a certificate of your own is named by &sslrootcert=.`,
  foreign: ({ host, database }) =>
    `The database "${database}" at ${host} belongs to another program and was left untouched. Name another database in the address (DATABASE_URL).`,
  unreleased: ({ host, database }) =>
    `The database "${database}" at ${host} is from before version 1.0, which this version can't read, and was left untouched. Name an empty database in the address (DATABASE_URL); the version that made it can still export its games.`,
  newer: ({ host, database }) =>
    `The database "${database}" at ${host} was written by a newer version of this bot. Start that version, or restore a backup from before the update.`,
  'not-updated': ({ host, database }, reason) =>
    `The database "${database}" at ${host} could not be updated to this version and is as it was before: ${reason}. Start the version that you had, and report this as a bug.`,
  restoring: ({ host, database }) =>
    `The database "${database}" at ${host} is being restored from a backup. Start the bot again when that is done.`,
  busy: ({ host }) =>
    `PostgreSQL at ${host} is starting, stopping or has no connection left. Try again, or allow it more connections (max_connections).`,
};

/** Which fault an error of the driver or of the network is; `null` when it is none of ours to explain. */
export function serverFaultCodeOf(error: unknown): ServerFaultCode | null {
  if (!(error instanceof Error)) return null;
  const sign = 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  return FAULTS.find(([pattern]) => pattern.test(sign))?.[1] ?? null;
}

/**
 * Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), of the network (errno(3)), of
 * certificates (https://nodejs.org/api/tls.html#x509-certificate-error-codes), and the driver's own messages, which
 * have no code.
 */
const FAULTS: readonly (readonly [RegExp, ServerFaultCode])[] = [
  [/^RESTORING$/u, 'restoring'],
  [/^(28P01|28000)$|password must be a/u, 'denied'],
  [/^3D000$/u, 'no-database'],
  [/^(42501|3F000)$/u, 'no-rights'],
  [/^(53300|57P01|57P02|57P03)$/u, 'busy'],
  [/SSL|CERT|^UNABLE_TO_/u, 'no-encryption'],
  [/^(E[A-Z]+|08...)$|[Cc]onnection terminated|timeout/u, 'unreachable'],
];
