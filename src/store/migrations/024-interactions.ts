/** The interactions of the last minutes that some process has taken on, a row each. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table. */
export const interactions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('interaction')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('taken_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('interaction_taken').on('interaction').column('taken_at').execute();
  },
};
