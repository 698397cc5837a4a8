/** Decisions by a server's admins about games. They are kept forever. */
import { sql } from 'kysely';
import type { Ruled } from '../../app/ports/subjects/standings.ts';
import type { Ruling } from '../../rating/entry.ts';
import type { Database } from '../database/database.ts';
import { readOutcome } from './rows.ts';
import type { UserId } from '../../game/game.ts';
import type { Tables } from '../tables/tables.ts';
import { put } from '../database/rows.ts';

/** If the same button press is delivered twice, it counts once. */
export const putRuling = (database: Database, guildId: string, { gameId, at, by, verb, reason }: Ruling) =>
  put(database, 'ruling', [{ guild_id: guildId, game_id: gameId, at, by_id: by, verb, reason }], 'replaced');

export async function rulingsOf({ db }: Database, guildId: string, limit: number): Promise<readonly Ruled[]> {
  const rows = await db
    .selectFrom('ruling')
    .innerJoin('outcome', 'outcome.game_id', 'ruling.game_id')
    .select(['ruling.game_id', 'ruling.at', 'ruling.by_id', 'ruling.verb', 'ruling.reason', 'outcome.data'])
    .where('ruling.guild_id', '=', guildId)
    .orderBy('ruling.at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ruling: { gameId: row.game_id, at: row.at, by: row.by_id, verb: row.verb, reason: row.reason },
    outcome: readOutcome(row),
  }));
}

/** The games that a user voided as an admin. The literal matches the condition of the index. */
export const voidedBy = ({ db }: Database, user: UserId): Promise<Tables['outcome'][]> =>
  db
    .selectFrom('outcome')
    .selectAll()
    .where('verdict', '=', sql.lit('void'))
    .where('data', 'like', `%"by":"${user}"%`)
    .execute();
