/** Users who aren't named in leaderboards and statistics, one row each. */
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../tables/tables.ts';
import { put } from '../database/rows.ts';
import { changes } from '../database/due.ts';

/** Qualify the column with its table. Otherwise, it means the hidden user's column. */
export function isNamed({ db }: Database, user: Expression<string>): Expression<SqlBool> {
  const hidden = db.selectFrom('hidden').select('hidden.user_id').where('hidden.user_id', '=', user);
  const make = expressionBuilder<Tables>();
  return make.not(make.exists(hidden));
}

export async function hiddenAmong({ db }: Database, users: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  if (users.length === 0) return new Set();
  const rows = await db.selectFrom('hidden').select('user_id').where('user_id', 'in', users).execute();
  return new Set(rows.map((row) => row.user_id));
}

export async function setHidden(database: Database, user: UserId, hidden: boolean): Promise<void> {
  const query = hidden
    ? put(database, 'hidden', [{ user_id: user }], 'kept')
    : database.db.deleteFrom('hidden').where('user_id', '=', user);
  await changes(database, query);
}
