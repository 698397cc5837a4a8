/** Who is established on a server: a row for each player that its ratings rest on, stand-ins included. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, and an index by which it is seen whether enough of them are ranked. */
export const established: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('established')
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('ranked_until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('established_key', ['guild_id', 'user_id'])
      .execute();
    await db.schema
      .createIndex('established_by_ranked_until')
      .on('established')
      .columns(['guild_id', 'ranked_until'])
      .execute();
  },
};
