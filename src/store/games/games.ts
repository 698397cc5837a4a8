import type { GameFilter, Games } from '../../app/ports/games.ts';
import type { Servers } from '../../app/ports/servers.ts';
import type { Game } from '../../game/game.ts';
import { NO_PLANS, type Plans } from '../../game/plan/plan.ts';
import type { Database } from '../database/database.ts';
import { setDue } from '../database/due.ts';
import { updateChallenge } from './challenges.ts';
import { loadInbox } from './inbox.ts';
import { planColumns, plansOver } from './plans.ts';
import { postsOver } from './posts.ts';
import { readable, type Report } from '../database/readable.ts';
import { secondCardsOver } from './second.ts';
import { roomOver, roomStatements } from './room.ts';
import { gameColumns, readGame, SEATS } from './rows.ts';
import { recordingShown } from './shown.ts';
import type { Tables } from '../tables/tables.ts';

const PAGE = 25;

export const gamesOver = (database: Database, report: Report): Omit<Games, 'save'> => ({
  ...plansOver(database),
  ...postsOver(database),
  ...secondCardsOver(database, report),
  ...roomOver(database),
  async load(id) {
    const row = await database.db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? readGame(row) : null;
  },
  // Each side and state is a query along an index, which one query with an `or` is not, so a list
  // is as fast with ten thousand games as with ten.
  async list(filter) {
    const limit = filter.limit ?? PAGE;
    const seats = filter.player === undefined ? [null] : SEATS;
    const parts = states(filter).flatMap((state) =>
      seats.map((seat) => gameQuery(database, { ...filter, limit, state }, seat).execute()),
    );
    const rows = (await Promise.all(parts)).flat().sort(latestFirst).slice(0, limit);
    return readable(rows, readGame, report);
  },
  inbox: (question) => loadInbox(database, question, report),
  add: (game, dueAt, room = null) =>
    database.allOrNothing([...roomStatements(database, room), insertGame(database, game, dueAt)]),
  // The challenge refers to the game.
  begin: (challenge, game, dueAt, room = null, others = []) =>
    database.allOrNothing([
      ...roomStatements(database, room),
      insertGame(database, game, dueAt),
      ...[challenge, ...others].map((each) => updateChallenge(database, each, dueAt)),
    ]),
  beginRematch: (finished, rematch, dueAt, room = null) =>
    database.allOrNothing([
      ...roomStatements(database, room),
      updateGame(database, finished, finished.latest === 'next-begun' ? dueAt : null),
      insertGame(database, rematch, dueAt),
    ]),
  shown: recordingShown(database, 'game'),
  // Unless the game changed since.
  async reminded(game, dueAt) {
    await database.db
      .updateTable('game')
      .set({ reminded_turn: game.turns.length, due_at: dueAt })
      .where('id', '=', game.id)
      .where('version', '=', game.version)
      .execute();
  },
  wake: ({ game: { id, version }, shown }, dueAt) =>
    setDue(database, 'game', { id, version, shown_version: shown.version }, dueAt),
});

const latestFirst = (a: Tables['game'], b: Tables['game']): number => b.changed_at - a.changed_at;

const states = ({ state }: GameFilter): readonly Tables['game']['state'][] =>
  state === undefined ? ['running', 'finished'] : [state];

type Part = GameFilter & Required<Pick<GameFilter, 'limit' | 'state'>>;

function gameQuery(
  { db }: Database,
  { player, limit, state, channelId, guildId }: Part,
  seat: (typeof SEATS)[number] | null,
) {
  let query = db.selectFrom('game').selectAll().where('state', '=', state);
  if (seat && player !== undefined) query = query.where(seat, '=', player);
  if (channelId !== undefined) query = query.where('channel_id', '=', channelId);
  if (guildId === null) query = query.where('guild_id', 'is', null);
  if (typeof guildId === 'string') query = query.where('guild_id', '=', guildId);
  return query.orderBy('changed_at', 'desc').limit(limit);
}

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

type ServerGames = Pick<Servers, 'countGames' | 'gameIds' | 'games'>;

export const serverGamesOver = ({ db }: Database, report: Report): ServerGames => ({
  async countGames(guildId) {
    const counted = db
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .where('guild_id', '=', guildId);
    return (await counted.executeTakeFirstOrThrow()).games;
  },
  // The order of the index that has all these columns, so that no game is read.
  async gameIds(guildId, page) {
    const ids = db
      .selectFrom('game')
      .select('id')
      .where('guild_id', '=', guildId)
      .orderBy('state')
      .orderBy('changed_at')
      .orderBy('id');
    const rows = await (page ? ids.limit(page.limit).offset(page.from) : ids).execute();
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
