/** What a backup holds, and what can be the matter with one. */
import type { StoreFault } from '../opening/fault.ts';

/** What a sound backup holds. */
export interface Held {
  readonly games: number;
  readonly bytes: number;
}

/** A backup that cannot be put back, and why: `no-program` when PostgreSQL's own programs are wanted for it. */
export type BackupFault = Omit<StoreFault, 'code'> & { readonly code: StoreFault['code'] | 'no-program' };

/** What became of the database in whose place a backup was put. */
export interface Restored {
  /** The file that it is kept as; `null` when there was none, or on a server, which keeps none. */
  readonly kept: string | null;
}
