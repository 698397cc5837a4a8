/**
 * Claiming rows that are due. A claim is one statement that moves the due time on, so no two processes get the same row,
 * and a claimer that dies loses nothing: the row is due again when the claim runs out. Where rows are locked one by one,
 * claims that meet pass over each other's rows instead of waiting for each other.
 *
 * The same statement counts the attempt, before anything is done. A row that is due exactly when its last claim ran out is
 * one of which nothing came, for all that comes of a row gives it another due time; so nothing needs to be reset.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Claim, Claimed, RowKey } from '../../app/ports/due.ts';
import type { Database } from '../database/database.ts';
import { TABLES, type DueTable, type Tables } from '../tables/tables.ts';

/** A row that rests is due then: the last instant that a `Date` can be. */
export const RESTS = 8_640_000_000_000_000;

/** Nothing came of the last claim, or the claim still holds. */
const CLAIMED = sql`due_at = claimed_until`;
const UNCLAIMED = sql`(claimed_until is null or due_at <> claimed_until)`;

/** The condition that a row is this one. */
export const isRow = (key: RowKey): RawBuilder<unknown> =>
  sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  );

/** Claims the rows of a table that are longest due. */
export async function claimRows<T extends DueTable>(
  { db, locksRows }: Database,
  name: T,
  { now, until, limit, again, except }: Claim,
): Promise<readonly Tables[T][]> {
  if (limit <= 0) return [];
  const table = sql.table(name);
  const key = sql.join(TABLES[name].key.map((column) => sql.ref(column)));
  const others = except.map((row) => sql`and not (${isRow(row)})`);
  const locking = locksRows ? sql`for update skip locked` : sql``;
  const { rows } = await sql<Tables[T]>`
    with due as (
      select ${key} from ${table}
      where due_at <= ${now} and ${again ? CLAIMED : UNCLAIMED} ${sql.join(others, sql` `)}
      order by due_at limit ${limit} ${locking}
    )
    update ${table} set
      due_at = ${until},
      attempts = case when due_at = claimed_until then attempts + 1 else 1 end,
      claimed_until = ${until}
    where (${key}) in (select ${key} from due) and due_at <= ${now}
    returning *`.execute(db);
  return rows;
}

/** Gives rows of a table, if their claim still holds, other times: when they are due, and when they count as claimed. */
export async function setClaim(
  { db }: Database,
  table: DueTable,
  { key, until }: Pick<Claimed<unknown>, 'key' | 'until'>,
  times: { readonly dueAt: number; readonly claimedUntil: number | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set due_at = ${times.dueAt}, claimed_until = ${times.claimedUntil}
    where ${isRow(key)} and due_at = claimed_until and claimed_until = ${until}`.execute(db);
  return numAffectedRows === 1n;
}
