/** Notes of the bot itself, and an index that lists a server's games without reading them. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  'create table bot_note (key text primary key, value text not null)',
  'create index game_by_guild on game (guild_id, state, changed_at, id)',
  'drop index game_by_guild_id',
];

export const botNote: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
