/** Ratings, boards and statistics: what became of each finished game, and what is read of that. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createOutcomes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outcome')
    .addColumn('game_id', 'text', (column) => column.primaryKey().references('game.id'))
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('white_id', 'text', (column) => column.notNull())
    .addColumn('black_id', 'text', (column) => column.notNull())
    .addColumn('pair', 'text', (column) => column.notNull())
    .addColumn('winner_id', 'text')
    .addColumn('plies', 'integer', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addUniqueConstraint('outcome_order', ['guild_id', 'seq'])
    .execute();
  const keys = [
    ['white_id', 'seq'],
    ['black_id', 'seq'],
    ['pair', 'at'],
    ['verdict', 'seq'],
    ['plies', 'seq'],
  ] as const;
  for (const [key, order] of keys) {
    await db.schema
      .createIndex(`outcome_by_${key}`)
      .on('outcome')
      .columns(['guild_id', key, order])
      .execute();
  }
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('pool', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_key', ['guild_id', 'user_id', 'pool'])
    .execute();
}

/** An index for each order of the boards holds all that a page or a place is read by: the table itself is not touched. */
async function createStandings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('standing')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('pool', 'text', (column) => column.notNull())
    .addColumn('span', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('wins', 'integer', (column) => column.notNull())
    .addColumn('share', 'integer')
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('ranked_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('standing_key', ['guild_id', 'user_id', 'pool', 'span'])
    .execute();
  for (const order of ['rating', 'wins', 'games', 'share'] as const) {
    await db.schema
      .createIndex(`standing_by_${order}`)
      .on('standing')
      .columns(['guild_id', 'pool', 'span', 'since', `${order} desc`, 'user_id', 'ranked_until'])
      .execute();
  }
}

async function createActivity(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('activity', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('white', 'integer', (column) => column.notNull())
    .addColumn('black', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('activity_key', ['guild_id', 'activity', 'key'])
    .execute();
  await db.schema
    .createIndex('activity_by_games')
    .on('activity')
    .columns(['guild_id', 'activity', 'games desc'])
    .execute();
}

/** Makes the tables and their indexes; games that are finished already are entered by `npx crownhead ratings --rebuild`. */
export const standings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createOutcomes(db);
    await createRecords(db);
    await createStandings(db);
    await createActivity(db);
    await db.schema
      .createTable('ledger')
      .addColumn('guild_id', 'text', (column) => column.primaryKey())
      .addColumn('entries', 'integer', (column) => column.notNull())
      .execute();
  },
};
