/** Films: one row a finished game whose film is to be posted, due until it is. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, and an index of the few rows that wait. */
export const films: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('film')
      .addColumn('game_id', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('film_due')
      .on('film')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();
  },
};
