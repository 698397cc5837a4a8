/** The contents of backups and what is said of them. */
import { placeName } from '../opening/address.ts';
import type { StoreFault } from '../opening/fault.ts';

/** The contents of a sound backup. */
export interface Held {
  readonly games: number;
  readonly bytes: number;
}

/** A backup that cannot be restored, and why: `no-program` when it takes PostgreSQL's programs. */
export type BackupFault = Omit<StoreFault, 'code'> & { readonly code: StoreFault['code'] | 'no-program' };

/** What became of the database in whose place a backup was put. */
export interface Restored {
  /** The file that it is kept as; `null` when there was none, or on a server, which keeps none. */
  readonly kept: string | null;
}

/** What is said when a database is to be replaced that a bot has open. */
export const inUse = (place: string): string =>
  `The bot is using ${placeName(place)}. Stop it, in all its processes, then restore.`;
