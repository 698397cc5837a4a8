/**
 * Claims due rows with one statement that changes their due time, so that no two processes get the
 * same row. The statement also counts the attempt. If a row is due when its last claim expired,
 * that attempt produced nothing, because every result sets a different due time.
 */
import { sql } from 'kysely';
import type { Claim, Claimed } from '../../app/ports/due.ts';
import type { Database } from '../database/database.ts';
import { hasValues } from '../database/rows.ts';
import type { DueRow } from '../tables/record.ts';
import { TABLES, type DueTable, type Tables } from '../tables/tables.ts';

/** The due time of an abandoned row: the last instant that a `Date` can represent. */
export const RESTS = 8_640_000_000_000_000;

/** The last claim produced nothing, or is still valid. */
const CLAIMED = sql`due_at = claimed_until`;
const UNCLAIMED = sql`(claimed_until is null or due_at <> claimed_until)`;

export async function claimRows<T extends DueTable>(
  { db, locksRows }: Database,
  name: T,
  { now, until, limit, again, except }: Claim,
): Promise<readonly (Tables[T] & DueRow)[]> {
  if (limit <= 0) return [];
  const table = sql.table(name);
  const key = sql.join(TABLES[name].key.map((column) => sql.ref(column)));
  const others = except.map((row) => sql`and not (${hasValues(row)})`);
  const locking = locksRows ? sql`for update skip locked` : sql``;
  const { rows } = await sql<Tables[T] & DueRow>`
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

export async function setClaim(
  { db }: Database,
  table: DueTable,
  { key, until }: Pick<Claimed<unknown>, 'key' | 'until'>,
  times: { readonly dueAt: number; readonly claimedUntil: number | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set due_at = ${times.dueAt}, claimed_until = ${times.claimedUntil}
    where ${hasValues(key)} and due_at = claimed_until and claimed_until = ${until}`.execute(db);
  return numAffectedRows === 1n;
}
