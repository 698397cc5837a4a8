/** When servers get their next game of the day. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table showcase (
    guild_id text primary key, version integer not null, post_at bigint,
    due_at bigint, attempts integer, claimed_until bigint
  )`,
  'create index showcase_due on showcase (due_at) where due_at is not null',
  'create index showcase_claimed on showcase (due_at) where due_at = claimed_until',
];

export const showcase: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
