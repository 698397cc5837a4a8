/** Games: reading, listing and saving by compare-and-set. */
import type { Expression, SqlBool } from 'kysely';
import type { GameFilter, GameRecord, Room } from '../../app/ports/games.ts';
import type { Game, GameId } from '../../game/game.ts';
import { NO_PLANS, type Plans } from '../../game/plan.ts';
import type { Database } from '../database/database.ts';
import { planColumns } from './plans.ts';
import { readable, type Report } from '../database/readable.ts';
import { roomStatements } from './room.ts';
import { gameColumns, readGame } from './rows.ts';
import { hasSeat, SEAT_COLUMNS, seatIdsOf, teamStatements } from './teams.ts';
import type { GameTable } from '../tables/games.ts';

const PAGE = 25;

/** The game with this id, or `null`. */
export async function loadGame({ db }: Database, id: GameId): Promise<GameRecord | null> {
  const row = await db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readGame(row) : null;
}

/**
 * The games that the filter lets through, most recently changed first. They are asked for by side and state and then
 * merged: each part is read in the order of an index, which one query with an `or` would not be, so that a list is as
 * fast for someone with ten thousand games as for a beginner.
 */
export async function listGames(
  database: Database,
  filter: GameFilter,
  report: Report,
): Promise<readonly GameRecord[]> {
  const limit = filter.limit ?? PAGE;
  const seats = await seatsOf(database, filter);
  const parts = states(filter).flatMap((state) =>
    seats.map((seat) => gameQuery(database, { ...filter, limit, state }, seat).execute()),
  );
  const rows = (await Promise.all(parts)).flat().sort(latestFirst).slice(0, limit);
  return readable(rows, readGame, report);
}

const latestFirst = (a: GameTable, b: GameTable): number => b.changed_at - a.changed_at;

const states = ({ state }: GameFilter): readonly GameTable['state'][] =>
  state === undefined ? ['running', 'finished'] : [state];

/** The condition that somebody has a certain seat; `null`: whoever has it. */
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

/** Adds a new game, if there is room. */
export const addGame = (
  database: Database,
  game: Game,
  dueAt: number,
  room: Room | null = null,
): Promise<boolean> =>
  database.allOrNothing(
    [...roomStatements(database, room), insertGame(database, game, dueAt)],
    teamStatements(database, game),
  );

/** Saves the finished game and adds its rematch, both or neither. */
export const beginRematch = (
  database: Database,
  finished: Game,
  rematch: Game,
  dueAt: number,
  room: Room | null = null,
): Promise<boolean> =>
  database.allOrNothing(
    [
      ...roomStatements(database, room),
      updateGame(database, finished, finished.latest === 'next-begun' ? dueAt : null),
      insertGame(database, rematch, dueAt),
    ],
    teamStatements(database, rematch),
  );

/**
 * The statement that saves a game, and its plans if they are given, over the version before; it changes nothing when that
 * is not the stored one.
 */
export function updateGame({ db }: Database, game: Game, dueAt: number | null, plans?: Plans) {
  const update = db
    .updateTable('game')
    .set({ ...gameColumns(game), due_at: dueAt, ...(plans && planColumns(plans)) })
    .where('id', '=', game.id)
    .where('version', '=', game.version - 1);
  return plans ? update.where('plans_version', '=', plans.version - 1) : update;
}

/** The statement that adds a new game. */
export const insertGame = ({ db }: Database, game: Game, dueAt: number) =>
  db
    .insertInto('game')
    .values({ id: game.id, ...gameColumns(game), ...planColumns(NO_PLANS), shown_version: 0, due_at: dueAt });

/** Remembers that the side to move was reminded, and when the game is next due, unless it was changed meanwhile. */
export async function saveReminded({ db }: Database, game: Game, dueAt: number | null): Promise<void> {
  await db
    .updateTable('game')
    .set({ reminded_turn: game.turns.length, due_at: dueAt })
    .where('id', '=', game.id)
    .where('version', '=', game.version)
    .execute();
}
