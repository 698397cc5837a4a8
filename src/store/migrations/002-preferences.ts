/** What users like, a row each. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table. */
export const preferences: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('preference')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
  },
};
