/** Leaving a database that was filled as one is that has been running for long. */
import { sql } from 'kysely';
import type { Database } from '../../src/store/database/database.ts';

/**
 * What time does by itself. PostgreSQL would be tidying up behind the rows while it is measured (autovacuum), and SQLite's
 * log would still hold a good part of them; the disk has to have taken all of it.
 */
export async function settled({ db, locksRows }: Database): Promise<void> {
  if (locksRows) {
    await sql`vacuum analyze`.execute(db);
    await sql`checkpoint`.execute(db);
  } else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
