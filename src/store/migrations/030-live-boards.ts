/** Live leaderboards: a row a server that wants one, due when it is to be looked at again. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, an index of the rows that wait, and one of those that are claimed. */
export const liveBoards: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('live_board')
      .addColumn('guild_id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('attempts', 'integer')
      .addColumn('claimed_until', 'bigint')
      .execute();
    await db.schema
      .createIndex('live_board_due')
      .on('live_board')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
    await sql`create index live_board_claimed on live_board (due_at) where due_at = claimed_until`.execute(
      db,
    );
  },
};
