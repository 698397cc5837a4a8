/**
 * Claiming rows that are due. A claim is one statement that moves the due time on, so no two processes get the same row,
 * and a claimer that dies loses nothing: the row is due again when the claim runs out. Where rows are locked one by one,
 * claims that meet pass over each other's rows instead of waiting for each other.
 */
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Of what is due at `now`, at most `limit` rows are nobody else's until `until` (ms since 1970). */
export interface Claim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
}

/** What tells the rows of a table apart that are due some time. */
const KEYS = {
  server: ['guild_id'],
  season: ['guild_id', 'number'],
  erasure: ['user_id'],
  vacation: ['user_id'],
  game: ['id'],
  challenge: ['id'],
  film: ['game_id'],
  daily: ['guild_id'],
  hunt: ['game_id'],
  notice: ['id'],
  analysis: ['id'],
  preference: ['user_id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;

/** Claims the rows of a table that are longest due. */
export async function claimRows<T extends keyof typeof KEYS>(
  { db, locksRows }: Database,
  name: T,
  { now, until, limit }: Claim,
): Promise<readonly Tables[T][]> {
  if (limit <= 0) return [];
  const [table, key] = [sql.table(name), sql.join(KEYS[name].map((column) => sql.ref(column)))];
  const locking = locksRows ? sql`for update skip locked` : sql``;
  const { rows } = await sql<Tables[T]>`
    with due as (
      select ${key} from ${table} where due_at <= ${now} order by due_at limit ${limit} ${locking}
    )
    update ${table} set due_at = ${until}
    where (${key}) in (select ${key} from due) and due_at <= ${now}
    returning *`.execute(db);
  return rows;
}
