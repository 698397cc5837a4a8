/** The running games in which teams vote. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const teamGames: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `create index game_of_teams on game (changed_at)
          where state = 'running' and (white_id like 'crowd.%' or black_id like 'crowd.%')`,
      )
      .execute(db);
  },
};
