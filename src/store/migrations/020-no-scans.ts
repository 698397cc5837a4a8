/**
 * Indexes for the last queries that read whole tables, mostly for erasures.
 *
 * No version could start a game of teams whose members take turns, so such a seat becomes the seat
 * of one player, without members. A view replaces the members' table, because an older process may
 * still read it during the update.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const INDEXES = [
  'analysis_by_guild_id on analysis (guild_id)',
  'analysis_by_made_at on analysis (kind, made_at)',
  'analysis_by_subject_id on analysis (subject_id)',
  'challenge_by_game_id on challenge (game_id)',
  'draft_by_user_id on draft (user_id)',
  'hunt_by_guild_id on hunt (guild_id)',
  'imported_by_made_at on imported (made_at)',
  'log_out_by_logged_out_at on log_out (logged_out_at)',
  'notice_by_user_id on notice (user_id)',
  'ruling_by_by_id on ruling (by_id)',
  'ruling_by_game_id on ruling (game_id)',
  'trial_by_puzzle_id on trial (puzzle_id)',
];

const MEMBERS = /,"members":\[(?:[^"\]]|"(?:[^"\\]|\\.)*")*\]/gu;

/** A team's game isn't rated, but its new seats no longer show that. */
const withoutMembers = (data: string): string =>
  data.replaceAll(MEMBERS, '').replace('"rated":true', '"rated":false');

interface Row {
  readonly id: string;
  readonly data: string;
}

export const noScans: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(db);
    for (const table of ['game', 'challenge']) {
      const found = sql<Row>`select id, data from ${sql.table(table)}
        where id in (select of_id from team_member)`;
      for (const { id, data } of (await found.execute(db)).rows)
        await sql`update ${sql.table(table)} set data = ${withoutMembers(data)} where id = ${id}`.execute(db);
    }
    await sql`drop table team_member`.execute(db);
    await sql`create view team_member as
      select key as user_id, key as team_id, key as of_id from bot_note where 1 = 0`.execute(db);
  },
};
