/** Voters who left their team: they count no longer, but can't join the other one. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const leavers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table voter add column left_at bigint').execute(db);
  },
};
