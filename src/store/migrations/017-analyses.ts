/** Analyses of games and records: a row each, found by its subject, due while a message waits for it. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, and an index of the few rows that wait. */
export const analyses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('analysis')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('engine', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('guild_id', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('analysis_due')
      .on('analysis')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
  },
};
