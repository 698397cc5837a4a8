/**
 * Black begins in English draughts and pool checkers. Games from before, in which White began on
 * the same board turned around, are games from a position.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const [LOW, HIGH] = [1, 21].map((first) => Array.from({ length: 12 }, (_, at) => first + at).join(','));

export const blackBegins: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const [usual, turned] = ['"start":null', `"start":"W:W${HIGH}:B${LOW}"`];
    await sql`update game set data = replace(data, ${usual}, ${turned})
      where data like '%"variant":"english"%' or data like '%"variant":"pool"%'`.execute(db);
  },
};
