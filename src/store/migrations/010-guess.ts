/** Guesses of the next move. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table guess (
    user_id text not null, game_id text not null, ply integer not null, guild_id text not null,
    name text not null, move text not null, made_at bigint not null, points integer,
    primary key (user_id, game_id, ply)
  )`,
  'create index guess_by_guild_id on guess (guild_id, made_at)',
  'create index guess_open on guess (game_id) where points is null',
];

export const guess: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
