/** Daily backups: one row, due when the next is to be made. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, an index of the row when it waits, and one of it when it is claimed. */
export const backups: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('backup')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'bigint')
      .addColumn('attempts', 'integer')
      .addColumn('claimed_until', 'bigint')
      .execute();
    await db.schema
      .createIndex('backup_due')
      .on('backup')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
    await sql`create index backup_claimed on backup (due_at) where due_at = claimed_until`.execute(db);
  },
};
