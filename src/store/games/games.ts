/** Games: reading, listing and saving by compare-and-set. */
import type { Expression, SqlBool } from 'kysely';
import type { GameFilter, GameRecord, Games } from '../../app/ports/games.ts';
import type { Servers } from '../../app/ports/servers.ts';
import type { Game, GameId } from '../../game/game.ts';
import { NO_PLANS, type Plans } from '../../game/plan/plan.ts';
import type { Database } from '../database/database.ts';
import { planColumns } from './plans.ts';
import { readable, type Report } from '../database/readable.ts';
import { roomStatements } from './room.ts';
import { gameColumns, readGame } from './rows.ts';
import { hasSeat, SEAT_COLUMNS, seatIdsOf, teamStatements } from './teams.ts';
import type { GameTable } from '../tables/games.ts';

const PAGE = 25;

export async function loadGame({ db }: Database, id: GameId): Promise<GameRecord | null> {
  const row = await db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readGame(row) : null;
}

type Kept = 'game' | 'games' | 'addGame' | 'beginRematch' | 'gameReminded';

export const gamesOver = (database: Database, report: Report): Pick<Games, Kept> => ({
  game: (id) => loadGame(database, id),
  // Each side and state is a query along an index, which one query with an `or` is not, so a list is
  // as fast with ten thousand games as with ten.
  async games(filter) {
    const limit = filter.limit ?? PAGE;
    const seats = await seatsOf(database, filter);
    const parts = states(filter).flatMap((state) =>
      seats.map((seat) => gameQuery(database, { ...filter, limit, state }, seat).execute()),
    );
    const rows = (await Promise.all(parts)).flat().sort(latestFirst).slice(0, limit);
    return readable(rows, readGame, report);
  },
  addGame: (game, dueAt, room = null) =>
    database.allOrNothing(
      [...roomStatements(database, room), insertGame(database, game, dueAt)],
      teamStatements(database, game),
    ),
  beginRematch: (finished, rematch, dueAt, room = null) =>
    database.allOrNothing(
      [
        ...roomStatements(database, room),
        updateGame(database, finished, finished.latest === 'next-begun' ? dueAt : null),
        insertGame(database, rematch, dueAt),
      ],
      teamStatements(database, rematch),
    ),
  // Unless the game changed since.
  async gameReminded(game, dueAt) {
    await database.db
      .updateTable('game')
      .set({ reminded_turn: game.turns.length, due_at: dueAt })
      .where('id', '=', game.id)
      .where('version', '=', game.version)
      .execute();
  },
});

const latestFirst = (a: GameTable, b: GameTable): number => b.changed_at - a.changed_at;

const states = ({ state }: GameFilter): readonly GameTable['state'][] =>
  state === undefined ? ['running', 'finished'] : [state];

/** The condition that somebody has a certain seat; `null` for any seat. */
type Seat = Expression<SqlBool> | null;

async function seatsOf(database: Database, { player: user }: GameFilter): Promise<readonly Seat[]> {
  if (user === undefined) return [null];
  const ids = await seatIdsOf(database, user);
  return ids.flatMap((id) => SEAT_COLUMNS.map((column) => hasSeat(database, column, id)));
}

type Part = GameFilter & Required<Pick<GameFilter, 'limit' | 'state'>>;

function gameQuery({ db }: Database, { limit, state, channelId, guildId }: Part, seat: Seat) {
  let query = db.selectFrom('game').selectAll().where('state', '=', state);
  if (seat) query = query.where(seat);
  if (channelId !== undefined) query = query.where('channel_id', '=', channelId);
  if (guildId === null) query = query.where('guild_id', 'is', null);
  if (typeof guildId === 'string') query = query.where('guild_id', '=', guildId);
  return query.orderBy('changed_at', 'desc').limit(limit);
}

/** The statement that saves a game and its plans; it changes nothing over another version. */
export function updateGame({ db }: Database, game: Game, dueAt: number | null, plans?: Plans) {
  const update = db
    .updateTable('game')
    .set({ ...gameColumns(game), due_at: dueAt, ...(plans && planColumns(plans)) })
    .where('id', '=', game.id)
    .where('version', '=', game.version - 1);
  return plans ? update.where('plans_version', '=', plans.version - 1) : update;
}

export const insertGame = ({ db }: Database, game: Game, dueAt: number) =>
  db
    .insertInto('game')
    .values({ id: game.id, ...gameColumns(game), ...planColumns(NO_PLANS), shown_version: 0, due_at: dueAt });

export const serverGamesOver = ({ db }: Database, report: Report): Pick<Servers, 'gameIds' | 'games'> => ({
  // The longest unchanged first.
  async gameIds(guildId) {
    const rows = await db
      .selectFrom('game')
      .select('id')
      .where('guild_id', '=', guildId)
      .orderBy('changed_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },
  // In this order; damaged ones are reported and left out.
  async games(ids) {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('game').selectAll().where('id', 'in', ids).execute();
    const games = readable(rows, readGame, report).map(({ game }) => [game.id, game] as const);
    const byId = new Map(games);
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
});
