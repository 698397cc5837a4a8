import type { Page } from '../../app/ports/subjects/servers.ts';
import type { GameFilter, GameRecord, InboxQuestion, Room } from '../../app/ports/subjects/games.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import type { GameId, Game } from '../../game/game.ts';
import { NO_PLANS, type Plans } from '../../game/plan/plan.ts';
import type { Database } from '../database/database.ts';
import { changes, setDue } from '../database/due.ts';
import { prepared, rowOf } from '../database/prepared.ts';
import { countOf, updating } from '../database/rows.ts';
import { updateChallenge } from './challenges.ts';
import { loadInbox } from './inbox.ts';
import { planColumns, plansOver } from './plans.ts';
import { postsOver } from './posts.ts';
import { readable, type Report } from '../database/readable.ts';
import { secondCardsOver } from './second.ts';
import { roomOver, roomStatements } from './room.ts';
import { gameColumns, type GameShownColumns, readGame, readGameShown, SEATS } from './rows.ts';
import { recordingShown } from './shown.ts';
import type { Tables } from '../tables/tables.ts';

const PAGE = 25;

const gameById = prepared<{ id: GameId }, Tables['game']>(({ db }, value) =>
  db.selectFrom('game').selectAll().where('id', '=', value('id')),
);

const shownById = prepared<{ id: GameId }, GameShownColumns & Pick<Tables['game'], 'version'>>(
  ({ db }, value) =>
    db
      .selectFrom('game')
      .select(['version', 'shown_version', 'card_channel_id', 'card_message_id', 'reminded_turn'])
      .where('id', '=', value('id')),
);

export const gamesOver = (database: Database, report: Report) => ({
  ...plansOver(database),
  ...postsOver(database),
  ...secondCardsOver(database, report),
  ...roomOver(database),
  async load(id: GameId): Promise<GameRecord | null> {
    const row = await rowOf(database, gameById(database, { id }));
    return row ? readGame(row) : null;
  },
  /** The game's version and cards, read without its moves. */
  async shownOf(id: GameId): Promise<(Pick<Game, 'version'> & Pick<GameRecord, 'shown'>) | null> {
    const row = await rowOf(database, shownById(database, { id }));
    return row ? { version: row.version, shown: readGameShown(row) } : null;
  },
  // There is a query for each side and state, because each of them can use an index, but a single
  // query with an `or` can't. So a list is as fast with ten thousand games as with ten.
  async list(filter: GameFilter): Promise<readonly GameRecord[]> {
    const limit = filter.limit ?? PAGE;
    const seats = filter.player === undefined ? [null] : SEATS;
    const parts = states(filter).flatMap((state) =>
      seats.map((seat) => gameQuery(database, { ...filter, limit, state }, seat).execute()),
    );
    const rows = (await Promise.all(parts)).flat().sort(latestFirst).slice(0, limit);
    return readable(rows, readGame, report);
  },
  /**
   * First the games where it is the user's turn, then the games where they wait. Both are sorted by
   * deadline or, without a clock, by the longest wait.
   */
  inbox: (question: InboxQuestion) => loadInbox(database, question, report),
  /**
   * For games that need nobody's consent. False if there is no room; the transaction checks this,
   * here and below.
   */
  add: (game: Game, dueAt: number, room: Room | null = null): Promise<boolean> =>
    database.allOrNothing([...roomStatements(database, room), insertGame(database, game, dueAt)]),
  /**
   * Closes the challenges and begins the game of the first, all or nothing. The game comes first,
   * because the challenge refers to it. Also false if there is no room.
   */
  begin: (
    challenge: Challenge,
    game: Game,
    dueAt: number,
    room: Room | null = null,
    others: readonly Challenge[] = [],
  ): Promise<boolean> =>
    database.allOrNothing([
      ...roomStatements(database, room),
      insertGame(database, game, dueAt),
      ...[challenge, ...others].map((each) => updateChallenge(database, each, dueAt)),
    ]),
  /**
   * Saves a finished game over the previous version and begins its rematch (version 1), both or
   * neither. False if another change came first, or there is no room. The new game becomes due to
   * be shown. The finished game does only within a match, because nobody asked for that game in its
   * channel.
   */
  beginRematch: (finished: Game, rematch: Game, dueAt: number, room: Room | null = null): Promise<boolean> =>
    database.allOrNothing([
      ...roomStatements(database, room),
      updateGame(database, finished, finished.latest === 'next-begun' ? dueAt : null),
      insertGame(database, rematch, dueAt),
    ]),
  /**
   * Records that `card` shows this version; `null` means that nothing more will be shown. Returns
   * the card that it replaces and that must be retired, or the given card if a later version is
   * already shown. If nothing newer is unshown, the game is next due at `dueAt` (ms). Only
   * `app/card/shown.ts` calls this.
   */
  shown: recordingShown(database, 'game'),
  /**
   * Records that the player to move was reminded, and when the game is next due, unless it has
   * changed.
   */
  async reminded(game: Game, dueAt: number | null): Promise<void> {
    const { id, version, turns } = game;
    const reminded = { reminded_turn: turns.length, due_at: dueAt };
    await changes(database, updating(database, 'game', { id, version }, reminded));
  },
  /** Makes an unshown game due at `dueAt` (ms), unless it has been changed or shown since. */
  wake: ({ game: { id, version }, shown }: GameRecord, dueAt: number) =>
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

export function updateGame(database: Database, game: Game, dueAt: number | null, plans?: Plans) {
  const before = {
    id: game.id,
    version: game.version - 1,
    ...(plans && { plans_version: plans.version - 1 }),
  };
  const changed = { ...gameColumns(game), due_at: dueAt, ...(plans && planColumns(plans)) };
  return updating(database, 'game', before, changed);
}

export const insertGame = ({ db }: Database, game: Game, dueAt: number) =>
  db
    .insertInto('game')
    .values({ id: game.id, ...gameColumns(game), ...planColumns(NO_PLANS), shown_version: 0, due_at: dueAt });

export const serverGamesOver = (database: Database, report: Report) => ({
  countGames: (guildId: string) => countOf(database, 'game', { guild_id: guildId }),
  /**
   * Finished games come first; within each state, the least recently changed ones. An index has all
   * these columns in this order, so no game is read.
   */
  async gameIds(guildId: string, page?: Page): Promise<readonly GameId[]> {
    const ids = database.db
      .selectFrom('game')
      .select('id')
      .where('guild_id', '=', guildId)
      .orderBy('state')
      .orderBy('changed_at')
      .orderBy('id');
    const rows = await (page ? ids.limit(page.limit).offset(page.from) : ids).execute();
    return rows.map(({ id }) => id);
  },
  /** In the given order. Damaged games are reported and left out. */
  async games(ids: readonly GameId[]): Promise<readonly Game[]> {
    if (ids.length === 0) return [];
    const rows = await database.db.selectFrom('game').selectAll().where('id', 'in', ids).execute();
    const games = readable(rows, readGame, report).map(({ game }) => [game.id, game] as const);
    const byId = new Map(games);
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
});
