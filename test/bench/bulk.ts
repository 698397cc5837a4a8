/** Brings a filled database into the state of a database that has been in use for a long time. */
import { sql } from 'kysely';
import type { Database } from '../../src/store/database/database.ts';

/**
 * Does maintenance that otherwise happens over time, so that PostgreSQL's autovacuum and SQLite's
 * log don't affect the measurement.
 */
export async function settled({ db, locksRows }: Database): Promise<void> {
  if (locksRows) {
    await sql`vacuum analyze`.execute(db);
    await sql`checkpoint`.execute(db);
  } else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
