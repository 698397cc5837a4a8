/** Seasons: one row each, due when it is to end by itself or its table is to be posted. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, and an index of the few rows that wait. */
export const seasons: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('season')
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('start_seq', 'integer', (column) => column.notNull())
      .addColumn('end_seq', 'integer')
      .addColumn('is_reset', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addPrimaryKeyConstraint('season_key', ['guild_id', 'number'])
      .execute();
    await db.schema
      .createIndex('season_due')
      .on('season')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
  },
};
