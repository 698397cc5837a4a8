/** Notices: what is to be told to someone in private, and when their message of the day is due. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, the columns of the preferences, and an index of each for the sweep. */
export const notices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('notice')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('occasion', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .execute();
    await db.schema.createIndex('notice_due').on('notice').column('due_at').execute();
    await db.schema.alterTable('preference').addColumn('digested_at', 'bigint').execute();
    await db.schema.alterTable('preference').addColumn('due_at', 'bigint').execute();
    await db.schema
      .createIndex('preference_due')
      .on('preference')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
  },
};
