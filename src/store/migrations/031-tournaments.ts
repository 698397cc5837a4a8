/** Tournaments: a row each, due when something of it is to be done. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, an index by which a server finds its own, one of the rows that wait, and one of those that are claimed. */
export const tournaments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('tournament')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('woken', 'integer', (column) => column.notNull())
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('attempts', 'integer')
      .addColumn('claimed_until', 'bigint')
      .execute();
    await db.schema
      .createIndex('tournament_by_server')
      .on('tournament')
      .columns(['guild_id', 'stage', 'created_at'])
      .execute();
    await db.schema
      .createIndex('tournament_due')
      .on('tournament')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
    await sql`create index tournament_claimed on tournament (due_at) where due_at = claimed_until`.execute(
      db,
    );
  },
};
