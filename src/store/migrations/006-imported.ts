/** Records that someone brought in to look at: a row each, found by its id, forgotten by its age. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table. */
export const imported: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('imported')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('variant', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
