/** The opening explorer. `npx crownhead ratings --rebuild` adds games that have already ended. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table explored (
    guild_id text not null, position bigint not null, move text not null,
    band integer not null, quarter integer not null,
    wins integer not null, draws integer not null, losses integer not null, games text not null,
    primary key (guild_id, position, move, band, quarter)
  )`,
  `create table explored_game (
    game_id text primary key, guild_id text not null, is_counted integer not null,
    band integer not null, quarter integer not null, won integer not null, line text
  )`,
  'create index explored_game_by_guild_id on explored_game (guild_id)',
  `insert into explored_game (game_id, guild_id, is_counted, band, quarter, won, line)
    select game_id, guild_id, case when verdict = 'void' then 0 else 1 end, 0, 0, 0, null from outcome`,
];

/** In a file, the table's rows are the index itself, which halves the largest table. */
const clustered = (statement: string): string =>
  statement.startsWith('create table explored (') ? `${statement} without rowid` : statement;

export const explorer: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const isServer = db.getExecutor().adapter.supportsTransactionalDdl;
    for (const statement of STATEMENTS)
      await sql.raw(isServer ? statement : clustered(statement)).execute(db);
  },
};
