/** How one kind of due work is stored: its table, its contents, and how to postpone it. */
import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Claim, Claimed, RowKey } from '../../app/ports/due.ts';
import type { Database } from '../database/database.ts';
import { setDue } from '../database/due.ts';
import { hasValues } from '../database/rows.ts';
import type { Due, DueRow } from '../tables/record.ts';
import { isPersonal, TABLES, type DueTable, type Tables } from '../tables/tables.ts';
import { claimRows } from './claim.ts';

export interface StoredKind<T> {
  readonly table: DueTable;
  readonly claim: (database: Database, claim: Claim) => Promise<readonly Claimed<T>[]>;
  /** Postpones a row, or ends it (`null`), unless it has changed since it was read. */
  readonly postpone: (database: Database, work: T, dueAt: number | null) => Promise<void>;
  /** Which abandoned rows still count. */
  readonly isCurrent: RawBuilder<unknown>;
  readonly nameOf: (key: RowKey) => string;
}

/** A book is one too (`database/book.ts`). */
interface Rows<N extends DueTable, T> {
  readonly table: N;
  readonly read: (row: Tables[N]) => T;
  /** The columns of the row as it was read. */
  readonly row: (work: T) => object;
}

/** The key of a row. Keys contain only texts and numbers. */
export const keyOf = (table: DueTable, row: object): RowKey =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]: readonly [string, unknown]) =>
      keyColumns(table).includes(column) && (typeof value === 'string' || typeof value === 'number')
        ? [[column, value] as const]
        : [],
    ),
  );

export const keyColumns = (table: DueTable): readonly string[] => TABLES[table].key;

export function stored<N extends DueTable, T>(
  { table, read, row: rowOf }: Rows<N, T>,
  { postpone, isCurrent = sql`true` }: Partial<Pick<StoredKind<T>, 'postpone' | 'isCurrent'>> = {},
): StoredKind<T> {
  const isHidden = isPersonal(table);
  const { atEnd }: Due = TABLES[table].due;
  const nameOf = (row: RowKey): string => {
    const name = Object.values(row).join('/');
    return isHidden ? createHash('sha256').update(name).digest('hex').slice(0, 12) : name;
  };
  const claimed = (row: Tables[N] & DueRow, until: number): Claimed<T> => {
    const key = keyOf(table, row);
    return { key, id: nameOf(key), attempts: row.attempts ?? 0, until, read: () => read(row) };
  };
  const postponeRow: StoredKind<T>['postpone'] = async (database, work, dueAt) => {
    const { db, unhurried } = database;
    const deleting = sql`delete from ${sql.table(table)} where ${hasValues(rowOf(work))}`;
    if (dueAt !== null || atEnd === undefined) await setDue(database, table, rowOf(work), dueAt);
    else if (atEnd === 'deleted') await deleting.execute(db);
    else if (atEnd === 'forgotten') await unhurried({ compile: () => deleting.compile(db) });
  };
  return {
    table,
    postpone: postpone ?? postponeRow,
    isCurrent,
    nameOf,
    claim: async (database, claim) =>
      (await claimRows(database, table, claim)).map((row) => claimed(row, claim.until)),
  };
}
