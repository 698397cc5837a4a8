/** Guesses in imported games, and the engine's points. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  "alter table guess add column kind text not null default 'game'",
  'alter table guess add column engine integer',
  'create index guess_by_game_id on guess (game_id) where engine is null',
];

export const guessEngine: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
