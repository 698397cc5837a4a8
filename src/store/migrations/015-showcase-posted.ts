/** When servers got their last game of the day. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const showcasePosted: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table showcase add column posted_at bigint').execute(db);
  },
};
