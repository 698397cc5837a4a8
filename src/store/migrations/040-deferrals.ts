/** Answers to interactions that were deferred and are still owed: a row each until they are given. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, an index of its rows by when they are due, and one of those that are claimed. */
export const deferrals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('deferral')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('application_id', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('is_thinking', 'integer', (column) => column.notNull())
      .addColumn('deferred_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('attempts', 'integer')
      .addColumn('claimed_until', 'bigint')
      .execute();
    await db.schema
      .createIndex('deferral_due')
      .on('deferral')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
    await sql`create index deferral_claimed on deferral (due_at) where due_at = claimed_until`.execute(db);
  },
};
