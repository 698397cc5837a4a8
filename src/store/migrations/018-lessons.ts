/** Lessons that users began or finished, a row each. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table. */
export const lessons: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('lesson')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('lesson', 'text', (column) => column.notNull())
      .addColumn('is_done', 'integer', (column) => column.notNull())
      .addColumn('path', 'text')
      .addColumn('played_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('lesson_key', ['user_id', 'lesson'])
      .execute();
  },
};
