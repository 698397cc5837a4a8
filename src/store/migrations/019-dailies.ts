/** Puzzles of the day: a row a server that wants them, due when the next is to be posted, and who solved which. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the tables, and an index of the rows that wait. */
export const dailies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('daily')
      .addColumn('guild_id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('puzzle_id', 'text')
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('daily_due')
      .on('daily')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
    await db.schema
      .createTable('solved')
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('puzzle_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('solved_key', ['guild_id', 'puzzle_id', 'user_id'])
      .execute();
    await db.schema.createIndex('solved_by_user').on('solved').column('user_id').execute();
  },
};
