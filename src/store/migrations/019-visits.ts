/** When people logged out of the page, and which links they share. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  'create table log_out (user_id text primary key, logged_out_at bigint not null)',
  `create table share_link (
    user_id text not null, of_id text not null, key text not null, guild_id text, ended_at bigint,
    primary key (user_id, of_id)
  )`,
  'create index share_link_ended on share_link (of_id) where ended_at is not null',
  'create index share_link_by_guild_id on share_link (guild_id)',
];

export const visits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
