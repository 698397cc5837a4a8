/** The cards of the games being played now, one per server. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table live_games (
    guild_id text primary key, version integer not null, data text not null,
    due_at bigint, attempts integer, claimed_until bigint
  )`,
  'create index live_games_due on live_games (due_at) where due_at is not null',
  'create index live_games_claimed on live_games (due_at) where due_at = claimed_until',
];

export const liveGames: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
