/** The few games that the channel was not shown yet, found at a start without reading all that are due some time. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const unshown: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index game_unshown on game (due_at)
      where shown_version < version and due_at is not null`.execute(db);
  },
};
