/** Who plays in which team of which game, so that a game is found by everyone who may act in it. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table. No game of before has a team; all of them are found by their two players. */
export const teamMembers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('team_member')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('team_id', 'text', (column) => column.notNull())
      .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
      .addPrimaryKeyConstraint('team_member_key', ['user_id', 'team_id', 'game_id'])
      .execute();
    await db.schema.createIndex('team_member_by_game').on('team_member').column('game_id').execute();
  },
};
