/** Tournaments that somebody is about to announce, and where players came out in those that are over. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes both tables, and indexes by which the newest placings of a player and the newest winners of a server are found. */
export const draftsAndPlacings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('draft')
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_key', ['guild_id', 'user_id'])
      .execute();
    await db.schema.createIndex('draft_saved').on('draft').column('saved_at').execute();
    await db.schema
      .createTable('placing')
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('placing_key', ['tournament_id', 'number'])
      .execute();
    await db.schema
      .createIndex('placing_by_player')
      .on('placing')
      .columns(['user_id', 'guild_id', 'ended_at'])
      .execute();
    await db.schema
      .createIndex('placing_by_place')
      .on('placing')
      .columns(['guild_id', 'place', 'ended_at'])
      .execute();
  },
};
