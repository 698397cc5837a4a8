/** Plans: beside the game, because they change without it, with a version of their own. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the columns to the games. */
export const plans: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game').addColumn('plans', 'text').execute();
    await db.schema
      .alterTable('game')
      .addColumn('plans_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
