/** Preferences are saved over the version before: several commands and the sweep each change a part of them. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the column; what is there has the first version. */
export const preferenceVersions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('preference')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
