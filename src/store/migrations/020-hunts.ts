/** Puzzles of a server, from its own games: whose each is, and the finished games that are still to be searched. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the columns and the table, with the games that were finished before; puzzles are now found by their server too. */
export const hunts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('puzzle').addColumn('guild_id', 'text').execute();
    await db.schema.alterTable('puzzle').addColumn('found_at', 'bigint').execute();
    await db.schema.dropIndex('puzzle_by_value').execute();
    await db.schema
      .createIndex('puzzle_by_server')
      .on('puzzle')
      .columns(['guild_id', 'variant', 'value', 'id'])
      .execute();
    await db.schema
      .createTable('hunt')
      .addColumn('game_id', 'text', (column) => column.primaryKey())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('hunt_due').on('hunt').column('due_at').execute();
    await sql`insert into hunt (game_id, guild_id, version, data, due_at)
      select id, guild_id, 1, '{"finder":0,"heard":[]}', changed_at from game
      where guild_id is not null and state = 'finished'`.execute(db);
  },
};
