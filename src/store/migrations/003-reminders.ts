/** Reminders: which turn its player was told of that time runs out. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the column to the games. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game').addColumn('reminded_turn', 'integer').execute();
  },
};
