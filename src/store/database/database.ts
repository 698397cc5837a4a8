/** What the queries stand on: Kysely for every database, and the one thing that databases do too differently. */
import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** An open database. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** Whether a row is locked by itself: a claim then has to pass over the rows that another is just claiming. */
  readonly locksRows: boolean;
  /** The time by the database's own clock, in ms since 1970: the same for all processes. */
  readonly clock: RawBuilder<number>;
  /**
   * Runs the statements in order in one transaction that is rolled back, with `false`, as soon as one of them changes
   * no row. A list and not a callback: so SQLite can run it in one go, and its lock is never held across an `await`.
   * Those of `after` are run after them, in the same transaction, whatever they change.
   */
  readonly allOrNothing: (
    statements: readonly Compilable[],
    after?: readonly Compilable[],
  ) => Promise<boolean>;
  /**
   * Changes rows and tells how many, without waiting for the disk: should the power fail, the change may be taken back. So it is for
   * what is of no use after that, or made up for; that the process dies takes nothing back.
   */
  readonly unhurried: (statement: Compilable) => Promise<number>;
  /** Runs the statements in order in one transaction, whatever they change. */
  readonly all: (statements: readonly Compilable[]) => Promise<void>;
  /**
   * Overwrites on the disk what was taken away, where the database would only do so later; false when others are in the way,
   * who still read it as it was.
   */
  readonly overwrite: () => Promise<boolean>;
  /**
   * Throws when nothing can be written now. It only asks to write; `isThorough` writes a row, which nobody reads, so that a disk
   * without room shows as well.
   */
  readonly touch: (isThorough: boolean) => Promise<void>;
}

/** The row that `touch` writes: an interaction from the beginning of time, which is soon cleared away with all old ones. */
export const TOUCH = `insert into interaction (id, taken_at) values ('touch', 0)
  on conflict (id) do update set taken_at = excluded.taken_at`;

/** Thrown inside a transaction to have it rolled back. */
export const NOTHING_CHANGED = new Error('a statement changed nothing');
