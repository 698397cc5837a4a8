/** Every finished game, for the operator's export. */
import { readable, type Report } from '../database/readable.ts';
import type { Database } from '../database/database.ts';
import type { Game } from '../../game/game.ts';
import { readGame } from './rows.ts';
import type { Tables } from '../tables/tables.ts';

const BATCH = 200;

/** The servers with games; `null` for games in direct messages. */
export async function serversWithGames({ db }: Database): Promise<readonly (string | null)[]> {
  const rows = await db.selectFrom('game').select('guild_id').distinct().orderBy('guild_id').execute();
  return rows.map((row) => row.guild_id);
}

interface Place {
  readonly changed_at: number;
  readonly id: string;
}

const batchAfter = ({ db }: Database, guildId: string | null, { changed_at: at, id }: Place) =>
  db
    .selectFrom('game')
    .selectAll()
    .where('guild_id', 'is', guildId)
    .where('state', '=', 'finished')
    .where((row) =>
      row.or([row('changed_at', '>', at), row.and([row('changed_at', '=', at), row('id', '>', id)])]),
    )
    .orderBy('changed_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();

/** The finished games of a server, oldest first; damaged ones are reported and left out. */
export async function* finishedGames(
  database: Database,
  guildId: string | null,
  report: Report,
): AsyncGenerator<Game> {
  let after: Place | undefined = { changed_at: -1, id: '' };
  while (after) {
    const rows: readonly Tables['game'][] = await batchAfter(database, guildId, after);
    for (const { game } of readable(rows, readGame, report)) yield game;
    after = rows.length < BATCH ? undefined : rows.at(-1);
  }
}
