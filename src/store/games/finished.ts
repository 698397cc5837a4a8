/** All finished games, for the operator's export. */
import { readable, type Report } from '../database/readable.ts';
import type { Database } from '../database/database.ts';
import type { Game } from '../../game/game.ts';
import { readGame } from './rows.ts';
import type { Tables } from '../tables/tables.ts';

/** Games per page. Only a few fields are kept, so even a large server takes little memory. */
const PAGE = 500;

/** The servers that have games; `null` stands for direct messages. */
export async function serversWithGames({ db }: Database): Promise<readonly (string | null)[]> {
  const rows = await db.selectFrom('game').select('guild_id').distinct().orderBy('guild_id').execute();
  return rows.map((row) => row.guild_id);
}

/** A server's finished games in the order of their last change, one page at a time. */
export async function* finishedPages(
  { db }: Database,
  guildId: string | null,
): AsyncGenerator<readonly Tables['game'][]> {
  let [at, after] = [0, ''];
  for (;;) {
    const rows = await db
      .selectFrom('game')
      .selectAll()
      .where('guild_id', guildId === null ? 'is' : '=', guildId)
      .where('state', '=', 'finished')
      .where('changed_at', '>=', at)
      .where((row) => row.or([row('changed_at', '>', at), row('id', '>', after)]))
      .orderBy('changed_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield rows;
    const last = rows.at(PAGE - 1);
    if (!last) return;
    [at, after] = [last.changed_at, last.id];
  }
}

/** The same, as games. Damaged games are reported and left out. */
export async function* finishedGames(
  database: Database,
  guildId: string | null,
  report: Report,
): AsyncGenerator<Game> {
  for await (const rows of finishedPages(database, guildId))
    for (const { game } of readable(rows, readGame, report)) yield game;
}
