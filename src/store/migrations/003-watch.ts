/** What spectators watch, and their calls. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table watch (
    id text primary key, user_id text not null, guild_id text not null, kind text not null,
    target_id text not null, calls text not null, through_id text, version integer not null, seen integer,
    told_at bigint, thread_id text, channel_id text, message_id text, made_at bigint not null,
    locale text not null,
    due_at bigint, attempts integer, claimed_until bigint
  )`,
  'create index watch_by_guild_id on watch (guild_id)',
  'create index watch_by_target_id on watch (target_id, guild_id)',
  'create index watch_by_through_id on watch (through_id) where through_id is not null',
  'create index watch_by_user_id on watch (user_id, made_at)',
  'create index watch_due on watch (due_at) where due_at is not null',
  'create index watch_claimed on watch (due_at) where due_at = claimed_until',
];

export const watch: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
