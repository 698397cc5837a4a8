/** Servers of which something is stored, each with the time to ask whether the bot is still there. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the table, with the servers in which games were played; these are asked about at once. */
export const servers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('server')
      .addColumn('guild_id', 'text', (column) => column.primaryKey())
      .addColumn('gone_since', 'bigint')
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('server_due').on('server').column('due_at').execute();
    await sql`insert into server (guild_id, due_at)
      select distinct guild_id, 0 from game where guild_id is not null`.execute(db);
  },
};
