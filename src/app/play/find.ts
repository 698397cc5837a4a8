/** If several games fit, the bot asks which, because a wrong guess could resign the wrong game. */
import { done, refused, type Result } from '../../kit/result.ts';
import { type Game, type GameId, isCalledOff, type Place, type UserId } from '../../game/game.ts';
import { maySee } from '../../game/maySee.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import type { Actor } from '../ports/actor.ts';
import type { Asker } from '../ports/command.ts';

export interface Named {
  readonly id: GameId;
  /** Whether it was pressed on a message that shows the game, not typed. */
  readonly isShown: boolean;
}

export const typed = (id: GameId | undefined): Named | null =>
  id === undefined ? null : { id, isShown: false };

export const shown = (id: GameId): Named => ({ id, isShown: true });

export async function gameNamed(
  { store }: Using<'games'>,
  { user, place }: Actor,
  { id, isShown }: Named,
): Promise<Result<Game, Problem>> {
  const record = await store.games.load(id);
  return record && maySee(record.game, { user: user.id, place, isShown })
    ? done(record.game)
    : refused({ code: 'unknown-game' });
}

interface Search {
  /** The game that was named. No other game is considered then. */
  readonly id?: GameId | undefined;
  readonly isShown?: boolean;
  /** If several games fit and this accepts exactly one, that game is chosen. */
  readonly rather?: (game: Game) => boolean;
}

export async function findGame(
  app: Using<'games'>,
  asker: Asker,
  { id, isShown = false, rather }: Search = {},
): Promise<Result<Game, Problem>> {
  if (id !== undefined) return gameNamed(app, asker, { id, isShown });
  const games = await ownGamesNear(app, asker);
  const fitting = rather ? games.filter(rather) : [];
  return theOnly(fitting.length === 1 ? fitting : games.toSorted(inOrder(fitting)));
}

const inOrder =
  (first: readonly Game[]) =>
  (a: Game, b: Game): number =>
    Number(first.includes(b)) - Number(first.includes(a));

/** The game to look at: the asker's own, otherwise the game in this channel. */
export async function findBoard(
  app: Using<'games'>,
  asker: Asker,
  named: Pick<Search, 'id' | 'isShown'> = {},
): Promise<Result<Game, Problem>> {
  const own = await findGame(app, asker, named);
  if (own.ok || own.problem.code !== 'no-game-here') return own;
  const { channelId } = asker.place;
  const records = await app.store.games.list({ channelId, state: 'running' });
  return theOnly(records.map(({ game }) => game));
}

/**
 * The asker's running games in the channel, otherwise in the server; most recently changed first.
 */
export async function ownGamesNear(app: Using<'games'>, asker: Asker): Promise<readonly Game[]> {
  const { channelId, guildId } = asker.place;
  const own = { player: asker.user.id, state: 'running' } as const;
  const here = await app.store.games.list({ ...own, channelId });
  const near = here.length > 0 || guildId === null ? here : await app.store.games.list({ ...own, guildId });
  if (near.length > 0) return near.map(({ game }) => game);
  const games = (await app.store.games.list(own)).map(({ game }) => game);
  return games.filter(({ second }) =>
    guildId === null ? second?.place.channelId === channelId : second?.place.guildId === guildId,
  );
}

function theOnly(games: readonly Game[]): Result<Game, Problem> {
  const [only, ...others] = games;
  if (!only) return refused({ code: 'no-game-here' });
  if (others.length === 0) return done(only);
  return refused({ code: 'which-game', games: games.map((game) => game.id) });
}

/** How many games to search for a game with moves to analyze. Few games have no moves. */
const MOST = 20;

export const wasPlayed = ({ moves, result }: Game): boolean => moves.length > 0 && !isCalledOff(result);

/**
 * The typed game, finished or not; otherwise, the last game in this channel that was played to the
 * end.
 */
export async function findFinished(
  app: Using<'games'>,
  asker: Asker,
  id?: GameId,
): Promise<Result<Game, Problem>> {
  if (id !== undefined) return gameNamed(app, asker, { id, isShown: false });
  const { user, place } = asker;
  const own = await finishedHere(app, place, user.id);
  const all = own.some(wasPlayed) ? own : await finishedHere(app, place);
  const latest = all.find(wasPlayed) ?? own[0] ?? all[0];
  return latest ? done(latest) : refused({ code: 'no-finished-game' });
}

async function finishedHere(
  app: Using<'games'>,
  { channelId }: Place,
  player?: UserId,
): Promise<readonly Game[]> {
  const filter = {
    channelId,
    state: 'finished',
    limit: MOST,
    ...(player !== undefined && { player }),
  } as const;
  return (await app.store.games.list(filter)).map(({ game }) => game);
}

/**
 * The named game; otherwise, the asker's last finished game here. Their running games come first:
 * if there are several, the asker must choose, because a file doesn't show which game it is.
 */
export async function findExported(
  app: Using<'games'>,
  asker: Asker,
  named: Named | null,
): Promise<Result<Game, Problem>> {
  if (named) return gameNamed(app, asker, named);
  const over = (await finishedHere(app, asker.place, asker.user.id)).find(wasPlayed);
  if (over) return done(over);
  const running = await findGame(app, asker);
  const isUnclear = !running.ok && running.problem.code === 'which-game';
  return running.ok || isUnclear ? running : findReplay(app, asker, null);
}

export async function findReplay(
  app: Using<'games'>,
  asker: Asker,
  named: Named | null,
): Promise<Result<Game, Problem>> {
  if (named) return gameNamed(app, asker, named);
  const { channelId } = asker.place;
  const [own] = await app.store.games.list({ channelId, player: asker.user.id, limit: 1 });
  const [latest] = own ? [own] : await app.store.games.list({ channelId, limit: 1 });
  return latest ? done(latest.game) : refused({ code: 'no-replay-here' });
}
