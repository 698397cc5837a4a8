/** Why a database could not be opened: a code for programs, and words for the person who runs the bot. */

/**
 * What can be the matter with any database: it belongs to another program, is from before the first release or from a newer version,
 * could not be brought to this one, stays locked, or is being replaced by a backup.
 */
type AnyFaultCode = 'foreign' | 'unreleased' | 'newer' | 'not-updated' | 'busy' | 'restoring';

/** What can be the matter with a file. */
export type FileFaultCode = AnyFaultCode | 'unwritable' | 'damaged' | 'found-damaged' | 'not-a-database';

/** What can be the matter with a database on a server. */
export type ServerFaultCode =
  | AnyFaultCode
  | 'unreachable'
  | 'denied'
  | 'no-database'
  | 'no-rights'
  | 'no-encryption';

/** A database that cannot be used, and why. */
export interface StoreFault {
  readonly code: FileFaultCode | ServerFaultCode;
  /** The file, or the server with its database; never a user or a password. */
  readonly place: string;
  /** One or two plain sentences: what is wrong, with which database, and what can be done. */
  readonly message: string;
}
