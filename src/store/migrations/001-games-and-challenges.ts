/** The first schema: games and challenges, found by player, channel and server, and claimed when due. */
import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const withShown = <T extends string>(table: CreateTableBuilder<T>) =>
  table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('shown_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('card_channel_id', 'text')
    .addColumn('card_message_id', 'text')
    .addColumn('due_at', 'bigint');

async function createGames(db: Kysely<unknown>): Promise<void> {
  await withShown(db.schema.createTable('game'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('white_id', 'text', (column) => column.notNull())
    .addColumn('black_id', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('guild_id', 'text')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const key of ['white_id', 'black_id', 'channel_id', 'guild_id']) {
    await db.schema.createIndex(`game_by_${key}`).on('game').columns([key, 'state', 'changed_at']).execute();
  }
}

async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await withShown(db.schema.createTable('challenge'))
    .addColumn('game_id', 'text', (column) => column.references('game.id'))
    .execute();
}

/** Most rows are finished and due never, so the index holds only the others and stays small for ever. */
async function indexDue(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .createIndex(`${table}_due`)
    .on(table)
    .column('due_at')
    .where('due_at', 'is not', null)
    .execute();
}

/** Makes both tables and their indexes. */
export const gamesAndChallenges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createGames(db);
    await createChallenges(db);
    await indexDue(db, 'game');
    await indexDue(db, 'challenge');
  },
};
