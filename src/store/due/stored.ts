/** How the rows of one kind of due work are stored: in which table, what they hold, and how they are put off. */
import { createHash } from 'node:crypto';
import type { Claim, Claimed, RowKey } from '../../app/ports/due.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { claimRows, type DueTables, type Keyed } from './claim.ts';

/** `T`: what a row of the kind holds. */
export interface StoredKind<T> extends Keyed {
  readonly claim: (database: Database, claim: Claim) => Promise<readonly Claimed<T>[]>;
  /** Puts a row off, or is done with it (`null`), unless it was changed or shown since it was read. */
  readonly postpone: (database: Database, work: T, dueAt: number | null) => Promise<void>;
  /** What a row is called in the log. */
  readonly nameOf: (key: RowKey) => string;
}

interface Kind<N extends DueTables, T> {
  readonly key: readonly (keyof Tables[N] & string)[];
  /** Throws when the row is damaged. */
  readonly read: (row: Tables[N]) => T;
  readonly postpone: StoredKind<T>['postpone'];
  /** Whether its key tells of a person, whom no log names. */
  readonly isPersonal?: true;
}

/** These columns of a row, which hold texts and numbers only. */
export const keyOf = (columns: readonly string[], row: object): RowKey =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]: readonly [string, unknown]) =>
      columns.includes(column) && (typeof value === 'string' || typeof value === 'number')
        ? [[column, value] as const]
        : [],
    ),
  );

export function stored<N extends DueTables, T>(
  table: N,
  { key, read, postpone, isPersonal }: Kind<N, T>,
): StoredKind<T> {
  const nameOf = (row: RowKey): string => {
    const name = Object.values(row).join('/');
    return isPersonal ? createHash('sha256').update(name).digest('hex').slice(0, 12) : name;
  };
  const claimed = (row: Tables[N], until: number): Claimed<T> => {
    const own = keyOf(key, row);
    return { key: own, id: nameOf(own), attempts: row.attempts ?? 0, until, read: () => read(row) };
  };
  return {
    table,
    key,
    postpone,
    nameOf,
    claim: async (database, claim) =>
      (await claimRows(database, { table, key }, claim)).map((row) => claimed(row, claim.until)),
  };
}
