import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  /** Whether single rows are locked: a claim then skips rows that another process is claiming. */
  readonly locksRows: boolean;
  /** The time by the database's own clock (ms since 1970), the same for all processes. */
  readonly clock: RawBuilder<number>;
  /**
   * Runs the statements in one transaction; `false` and undone as soon as one of them changes no
   * row. The statements of `after` may change no rows. SQLite runs the list without an `await`
   * under its lock.
   */
  readonly allOrNothing: (
    statements: readonly Compilable[],
    after?: readonly Compilable[],
  ) => Promise<boolean>;
  /**
   * Changes rows without waiting for the disk and returns how many. A power cut, or a crash of the
   * database server, may undo it.
   */
  readonly unhurried: (statement: Compilable) => Promise<number>;
  readonly all: (statements: readonly Compilable[]) => Promise<void>;
  /** Overwrites deleted data on the disk; `false` if other processes still read the old data. */
  readonly overwrite: () => Promise<boolean>;
  /** Throws if nothing can be written now. `isThorough` writes a row, which reveals a full disk. */
  readonly touch: (isThorough: boolean) => Promise<void>;
}

/** The row that `touch` writes: an interaction so old that it is soon deleted. */
export const TOUCH = `insert into interaction (id, taken_at) values ('touch', 0)
  on conflict (id) do update set taken_at = excluded.taken_at`;

export const NOTHING_CHANGED = new Error('a statement changed nothing');
