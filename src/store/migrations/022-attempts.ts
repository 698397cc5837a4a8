/** Attempts at due work: how often a row was claimed since anything came of it, and until when the last claim holds. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables of which rows are due, when this runs. */
const TABLES = [
  'game',
  'challenge',
  'vacation',
  'erasure',
  'film',
  'server',
  'notice',
  'preference',
  'season',
  'analysis',
  'daily',
  'hunt',
] as const;

/** Makes the columns, and an index of the few rows that are claimed or of whose last claim nothing came. */
export const attempts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of TABLES) {
      await db.schema.alterTable(table).addColumn('attempts', 'integer').execute();
      await db.schema.alterTable(table).addColumn('claimed_until', 'bigint').execute();
      await sql`create index ${sql.ref(`${table}_claimed`)} on ${sql.table(table)} (due_at)
        where due_at = claimed_until`.execute(db);
    }
  },
};
