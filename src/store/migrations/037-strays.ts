/** Boards that may still be posted too late: one row a game in whose channel such are looked for. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, an index of its rows by when they are due, and one of those that are claimed. */
export const strays: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('stray')
      .addColumn('game_id', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('attempts', 'integer')
      .addColumn('claimed_until', 'bigint')
      .execute();
    await db.schema
      .createIndex('stray_due')
      .on('stray')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
    await sql`create index stray_claimed on stray (due_at) where due_at = claimed_until`.execute(db);
  },
};
