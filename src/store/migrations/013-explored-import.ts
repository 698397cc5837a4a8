/** Imported games that the opening explorer counts. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table explored_import (
    id text primary key, guild_id text not null, record_id text not null,
    quarter integer not null, won integer not null, line text not null
  )`,
  'create index explored_import_by_guild_id on explored_import (guild_id)',
  'create index explored_import_by_record_id on explored_import (record_id)',
];

export const exploredImport: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
