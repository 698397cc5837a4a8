/** Puzzles with their ratings, those who solve them, and who has tried which. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the tables, and the indexes by which the next puzzle and the open trial are found. */
export const puzzles: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('puzzle')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('variant', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('puzzle_by_value').on('puzzle').columns(['variant', 'value', 'id']).execute();
    await db.schema
      .createTable('solver')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('variant', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('solver_key', ['user_id', 'variant'])
      .execute();
    await db.schema
      .createTable('trial')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('puzzle_id', 'text', (column) => column.notNull())
      .addColumn('variant', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('trial_key', ['user_id', 'puzzle_id'])
      .execute();
    await db.schema
      .createIndex('trial_open')
      .on('trial')
      .columns(['user_id', 'state', 'at'])
      .where('state', '=', 'open')
      .execute();
  },
};
