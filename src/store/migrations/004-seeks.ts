/** Seeks, which are challenges in a lobby, and the lobbies' messages. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  'alter table challenge add column seek text',
  'alter table challenge add column seek_everywhere text',
  'create index challenge_by_seek_everywhere on challenge (seek_everywhere, open_until) where seek_everywhere is not null',
  'create index challenge_by_seek on challenge (guild_id, seek, open_until) where seek is not null',
  `create table lobby (
    guild_id text not null, channel_id text not null, version integer not null, data text not null,
    due_at bigint, attempts integer, claimed_until bigint,
    primary key (guild_id, channel_id)
  )`,
  'create index lobby_due on lobby (due_at) where due_at is not null',
  'create index lobby_claimed on lobby (due_at) where due_at = claimed_until',
];

export const seeks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
