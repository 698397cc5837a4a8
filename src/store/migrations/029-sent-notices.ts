/** Which message told a notice, and under which key: it goes when there is nothing to be told any more. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the columns, and an index by which a game finds what was told of it. */
export const sentNotices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['channel_id', 'message_id', 'told_key'])
      await db.schema.alterTable('notice').addColumn(column, 'text').execute();
    await db.schema
      .createIndex('notice_sent')
      .on('notice')
      .columns(['game_id', 'message_id'])
      .where('message_id', 'is not', null)
      .execute();
  },
};
