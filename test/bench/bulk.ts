/** Leaving a database that was filled as one is that has been running for long. */
import { sql } from 'kysely';
import type { Database } from '../../src/store/database/database.ts';

/** What time does by itself: else PostgreSQL would tidy up (autovacuum) and SQLite's log hold rows while measured. */
export async function settled({ db, locksRows }: Database): Promise<void> {
  if (locksRows) {
    await sql`vacuum analyze`.execute(db);
    await sql`checkpoint`.execute(db);
  } else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
