/** The games with their second card in a server. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const secondCardServer: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('create index second_card_by_guild on second_card (guild_id)').execute(db);
  },
};
