/** Games: reading, listing and saving by compare-and-set. */
import type { GameFilter, GameRecord } from '../app/store.ts';
import { COLORS } from '../draughts/types.ts';
import type { Game, GameId } from '../game/game.ts';
import type { Database } from './database.ts';
import { readable, type Report } from './readable.ts';
import { gameColumns, readGame } from './rows.ts';
import type { GameTable } from './tables.ts';

const PAGE = 25;

/** The game with this id, or `null`. */
export async function loadGame({ db }: Database, id: GameId): Promise<GameRecord | null> {
  const row = await db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readGame(row) : null;
}

/**
 * The games that the filter lets through, most recently changed first. A player's games are asked for by side and then
 * merged: each half is read in the order of its index, which one query with an `or` would not be.
 */
export async function listGames(
  database: Database,
  filter: GameFilter,
  report: Report,
): Promise<readonly GameRecord[]> {
  const limit = filter.limit ?? PAGE;
  const lists =
    filter.player === undefined
      ? [await gameQuery(database, filter, limit).execute()]
      : await Promise.all(COLORS.map((color) => seatQuery(database, filter, limit, color).execute()));
  const rows = lists.flat().sort(latestFirst).slice(0, limit);
  return readable(rows, readGame, report);
}

const latestFirst = (a: GameTable, b: GameTable): number => b.changed_at - a.changed_at;

const seatQuery = (database: Database, filter: GameFilter, limit: number, color: (typeof COLORS)[number]) =>
  gameQuery(database, filter, limit).$if(filter.player !== undefined, (query) =>
    query.where(`${color}_id`, '=', filter.player ?? ''),
  );

function gameQuery({ db }: Database, filter: GameFilter, limit: number) {
  let query = db.selectFrom('game').selectAll().orderBy('changed_at', 'desc').limit(limit);
  if (filter.channelId !== undefined) query = query.where('channel_id', '=', filter.channelId);
  if (filter.guildId === null) query = query.where('guild_id', 'is', null);
  if (typeof filter.guildId === 'string') query = query.where('guild_id', '=', filter.guildId);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  return query;
}

/** Saves a game over its version before; false when that is not the stored one. */
export async function saveGame({ db }: Database, game: Game, dueAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game')
    .set({ ...gameColumns(game), due_at: dueAt })
    .where('id', '=', game.id)
    .where('version', '=', game.version - 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The statement that adds a new game. */
export const insertGame = ({ db }: Database, game: Game, dueAt: number) =>
  db.insertInto('game').values({ id: game.id, ...gameColumns(game), shown_version: 0, due_at: dueAt });
