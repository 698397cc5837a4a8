import type { UserId } from '../../game/game.ts';
import { expressionBuilder, sql, type Compilable, type Expression, type SqlBool } from 'kysely';
import type { Attendance } from '../../app/ports/subjects/servers.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../tables/tables.ts';

const goneFrom = ({ db }: Database, guildId: string) =>
  db
    .selectFrom('attendance')
    .select('attendance.user_id')
    .where('attendance.guild_id', '=', guildId)
    .where('attendance.is_gone', '=', 1);

/** The condition that a user hasn't left a server. Qualify the column with its table. */
export function isThere(database: Database, guildId: string, user: Expression<string>): Expression<SqlBool> {
  const make = expressionBuilder<Tables>();
  return make.not(make.exists(goneFrom(database, guildId).where('attendance.user_id', '=', user)));
}

/** Saves nothing about a server that is being erased: its row is locked until this is written. */
const noting = ({ db, locksRows }: Database, guildId: string, { user, isGone, at }: Attendance): Compilable =>
  db
    .insertInto('attendance')
    .columns(['guild_id', 'user_id', 'is_gone', 'asked_at'])
    .expression(
      db
        .selectFrom('server')
        .select([
          'guild_id',
          sql<string>`cast(${user} as text)`.as('user_id'),
          sql<number>`cast(${isGone ? 1 : 0} as integer)`.as('is_gone'),
          sql<number>`cast(${at} as bigint)`.as('asked_at'),
        ])
        .where('guild_id', '=', guildId)
        .$if(locksRows, (server) => server.forKeyShare()),
    )
    .onConflict((row) =>
      row.columns(['guild_id', 'user_id']).doUpdateSet((said) => ({
        is_gone: said.ref('excluded.is_gone'),
        asked_at: said.ref('excluded.asked_at'),
      })),
    );

export const attendanceOver = (database: Database) => ({
  async known(guildId: string, users: readonly UserId[]): Promise<readonly Attendance[]> {
    if (users.length === 0) return [];
    const rows = await database.db
      .selectFrom('attendance')
      .select(['user_id', 'is_gone', 'asked_at'])
      .where('guild_id', '=', guildId)
      .where('user_id', 'in', users)
      .execute();
    return rows.map((row) => ({ user: row.user_id, isGone: row.is_gone === 1, at: row.asked_at }));
  },
  /** Users who had left when last checked, before an instant (ms). The earliest come first. */
  async gone(guildId: string, by: number, limit: number): Promise<readonly UserId[]> {
    const rows = await goneFrom(database, guildId)
      .where('asked_at', '<=', by)
      .orderBy('asked_at')
      .limit(limit)
      .execute();
    return rows.map((row) => row.user_id);
  },
  /** Stores Discord's answers if anything is stored about the server. */
  note: (guildId: string, attendances: readonly Attendance[]): Promise<void> =>
    database.all(attendances.map((attendance) => noting(database, guildId, attendance))),
});
