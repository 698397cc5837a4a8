/** Whom somebody, or a server, wants nothing of: a row each, found by both. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table. Its key tells who blocks whom, so that a pair is looked up at once. */
export const blocks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('blocks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text')
      .addColumn('guild_id', 'text')
      .addColumn('blocked_id', 'text', (column) => column.notNull())
      .addColumn('blocked_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const key of ['user_id', 'guild_id', 'blocked_id'])
      await db.schema.createIndex(`blocks_by_${key}`).on('blocks').columns([key, 'blocked_at']).execute();
  },
};
