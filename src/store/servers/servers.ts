/** The `Servers` of the use cases over any database: the queries of this folder, joined. */
import type { Servers } from '../../app/servers.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Database } from '../database.ts';
import { readable, type Report } from '../readable.ts';
import { readGame } from '../rows.ts';
import { eraseServer } from './erase.ts';
import { saveWatch } from './watches.ts';

async function gameIds({ db }: Database, guildId: string): Promise<readonly GameId[]> {
  const rows = await db
    .selectFrom('game')
    .select('id')
    .where('guild_id', '=', guildId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function gamesWith({ db }: Database, ids: readonly GameId[], report: Report): Promise<readonly Game[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('game').selectAll().where('id', 'in', ids).execute();
  const games = readable(rows, readGame, report).map(({ game }) => [game.id, game] as const);
  const byId = new Map(games);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What an open database with the newest schema holds of whole servers. Damaged games are reported. */
export const serversOver = (database: Database, report: Report): Servers => ({
  gameIds: (guildId) => gameIds(database, guildId),
  games: (ids) => gamesWith(database, ids, report),
  erase: (guildId) => eraseServer(database, guildId),
  saveWatch: (watch, dueAt) => saveWatch(database, watch, dueAt),
});
