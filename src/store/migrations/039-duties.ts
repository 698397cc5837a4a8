/** Duties that stand apart from the rows that have them. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, an index of its rows by when they are due, and one of those that are claimed. */
export const duties: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('duty')
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer')
      .addColumn('due_at', 'bigint')
      .addColumn('attempts', 'integer')
      .addColumn('claimed_until', 'bigint')
      .addPrimaryKeyConstraint('duty_pk', ['owner', 'owner_id', 'what'])
      .execute();
    await db.schema
      .createIndex('duty_due')
      .on('duty')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
    await sql`create index duty_claimed on duty (due_at) where due_at = claimed_until`.execute(db);
  },
};
