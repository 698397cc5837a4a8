/** What the processes of one bot share: who lives, who holds which of Discord's connections, whose turn it is, and requests that Discord refused. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the tables; they hold a few rows each, so a key will do. */
export const gateway: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('process')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lives_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('connection')
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('shard', 'integer', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('connection_key', ['total', 'shard'])
      .execute();
    await db.schema
      .createTable('turn')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('free_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('refused_request')
      .addColumn('minute', 'bigint', (column) => column.primaryKey())
      .addColumn('requests', 'integer', (column) => column.notNull())
      .execute();
  },
};
