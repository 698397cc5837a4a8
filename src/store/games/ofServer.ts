/** All games of a server: their ids first, then as many at a time as the reader wants. */
import type { Game, GameId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { readable, type Report } from '../database/readable.ts';
import { readGame } from './rows.ts';

/** The ids of all games of a server, the one that was changed longest ago first. */
export async function gameIds({ db }: Database, guildId: string): Promise<readonly GameId[]> {
  const rows = await db
    .selectFrom('game')
    .select('id')
    .where('guild_id', '=', guildId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** These games, in this order; what is damaged is reported and left out. */
export async function gamesWith(
  { db }: Database,
  ids: readonly GameId[],
  report: Report,
): Promise<readonly Game[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('game').selectAll().where('id', 'in', ids).execute();
  const games = readable(rows, readGame, report).map(({ game }) => [game.id, game] as const);
  const byId = new Map(games);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
