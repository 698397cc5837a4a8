/**
 * Errors that tell of the database, the disk or the network as a whole, and so nothing of the row that was worked on: it will
 * do as well as any other when they are over.
 */

/**
 * By their codes: of SQLite (https://sqlite.org/rescode.html), of PostgreSQL by class: connections, resources, an operator, the
 * system, and transactions that got in each other's way (https://www.postgresql.org/docs/current/errcodes-appendix.html), of
 * networks and files (errno(3)), and of Node's own HTTP client.
 */
const CODES =
  /^(SQLITE_(BUSY|LOCKED|CANTOPEN|READONLY|IOERR|FULL|PERM|AUTH|CORRUPT|NOTADB|NOMEM)|(08|53|57|58|40)[0-9A-Z]{3}$|E(CONN|NET|HOST|PIPE|TIMEDOUT|AI_|NOSPC|ROFS|IO$|MFILE|NFILE|ADDR)|UND_ERR_)/u;
/** The drivers' own messages that have no code: a connection that is lost, or closed because the bot stops. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|after calling end on the pool|database connection is not open|driver has already been destroyed/u;

/** Whether the error is one of these, or was caused by one. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODES.test(code) || MESSAGES.test(error.message) || isOutage(error.cause);
}
