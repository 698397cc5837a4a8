/** Who has left a server, and what its admins decided about games. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createAttendance(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attendance')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('is_gone', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attendance_key', ['guild_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('attendance_gone')
    .on('attendance')
    .columns(['guild_id', 'is_gone', 'asked_at'])
    .execute();
}

async function createRulings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ruling')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('verb', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('ruling_key', ['guild_id', 'game_id', 'at'])
    .execute();
  await db.schema.createIndex('ruling_by_at').on('ruling').columns(['guild_id', 'at']).execute();
}

/** Makes the tables. */
export const attendance: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createAttendance(db);
    await createRulings(db);
  },
};
