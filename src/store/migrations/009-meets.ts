/** Matches between two servers. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table meet (
    id text primary key, guild_id text not null, guest_guild_id text, version integer not null,
    woken integer not null, stage text not null, data text not null, home_card text, guest_card text,
    created_at bigint not null,
    due_at bigint, attempts integer, claimed_until bigint
  )`,
  'create index meet_by_home on meet (guild_id, created_at)',
  'create index meet_by_guest on meet (guest_guild_id, created_at)',
  'create index meet_by_stage on meet (stage, created_at)',
  'create index meet_due on meet (due_at) where due_at is not null',
  'create index meet_claimed on meet (due_at) where due_at = claimed_until',
];

export const meets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
