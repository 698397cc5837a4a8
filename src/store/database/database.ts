import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  /** Whether single rows can be locked. A claim then skips rows that others are claiming. */
  readonly locksRows: boolean;
  /** The time of the database's own clock (ms since 1970), which is the same for all processes. */
  readonly clock: RawBuilder<number>;
  /**
   * Runs the statements in one transaction. If any of them changes no row, everything is rolled
   * back and the result is `false`. Statements in `after` may change no rows. SQLite runs the list
   * without an `await` while it holds the lock.
   */
  readonly allOrNothing: (
    statements: readonly Compilable[],
    after?: readonly Compilable[],
  ) => Promise<boolean>;
  /**
   * Changes rows without waiting for the disk, and returns how many. The change may be lost in a
   * power failure or if the database server crashes.
   */
  readonly unhurried: (statement: Compilable) => Promise<number>;
  readonly all: (statements: readonly Compilable[]) => Promise<void>;
  /** Overwrites deleted data on disk; `false` if other processes are still reading the old data. */
  readonly overwrite: () => Promise<boolean>;
  /** Throws if nothing can be written now. `isThorough` writes a row, which reveals a full disk. */
  readonly touch: (isThorough: boolean) => Promise<void>;
}

/** The row that `touch` writes. It looks like an old interaction, so it is soon deleted. */
export const TOUCH = `insert into interaction (id, taken_at) values ('touch', 0)
  on conflict (id) do update set taken_at = excluded.taken_at`;

export const NOTHING_CHANGED = new Error('expected every statement to change a row');
