/** Vacations: one row a user, due when it is to be carried into the user's games. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, and an index of the few rows that wait. */
export const vacations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('vacation')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('vacation_due')
      .on('vacation')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
  },
};
