/** Teams that vote: who has voted for which side in a game, and each vote on a move. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const SCHEMA = `
  create table voter (
    game_id text not null, user_id text not null, color text not null, joined_at bigint not null,
    primary key (game_id, user_id)
  );
  create index voter_by_user_id on voter (user_id);

  create table vote (
    game_id text not null, ply integer not null, user_id text not null, move text not null,
    done_round integer, wish text, reason text, voted_at bigint not null,
    primary key (game_id, ply, user_id)
  );
  create index vote_by_user_id on vote (user_id)`;

export const votes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of SCHEMA.split(';')) await sql.raw(statement).execute(db);
  },
};
