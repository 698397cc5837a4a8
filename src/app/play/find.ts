/**
 * "My game here": which game someone means who did not say. Their running game in this channel; if there is none, the
 * one in this server. When that leaves several they are asked, because a guess could resign the wrong game.
 */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { gameNamed } from './gameNamed.ts';

interface Search {
  /** The game that was named: then no other will do. */
  readonly id?: GameId | undefined;
  /** Whether its id was pressed on a message that shows it, and not typed. */
  readonly isShown?: boolean;
  /** Settles it when several fit and this lets exactly one through, such as one where it is the asker's turn. */
  readonly rather?: (game: Game) => boolean;
}

/** The game that the asker means, or why that is not clear. */
export async function findGame(
  app: Using<'games'>,
  asker: Asker,
  { id, isShown = false, rather }: Search = {},
): Promise<Attempt<Game, Problem>> {
  if (id !== undefined) return gameNamed(app, asker, { id, isShown });
  const games = await ownGamesNear(app, asker);
  const fitting = rather ? games.filter(rather) : [];
  return theOnly(fitting.length === 1 ? fitting : games.toSorted(inOrder(fitting)));
}

/** These games before all others. */
const inOrder =
  (first: readonly Game[]) =>
  (a: Game, b: Game): number =>
    Number(first.includes(b)) - Number(first.includes(a));

/** The game that the asker wants to look at: their own, or else the one that others play in this channel. */
export async function findBoard(
  app: Using<'games'>,
  asker: Asker,
  named: Pick<Search, 'id' | 'isShown'> = {},
): Promise<Attempt<Game, Problem>> {
  const own = await findGame(app, asker, named);
  if (own.ok || own.problem.code !== 'no-game-here') return own;
  const { channelId } = asker.place;
  const records = await app.store.games({ channelId, state: 'running' });
  return theOnly(records.map(({ game }) => game));
}

/** The running games of the asker in the channel, or else in the server; most recently changed first. */
export async function ownGamesNear(app: Using<'games'>, asker: Asker): Promise<readonly Game[]> {
  const { channelId, guildId } = asker.place;
  const own = { player: asker.user.id, state: 'running' } as const;
  const here = await app.store.games({ ...own, channelId });
  const near = here.length > 0 || guildId === null ? here : await app.store.games({ ...own, guildId });
  return near.map(({ game }) => game);
}

function theOnly(games: readonly Game[]): Attempt<Game, Problem> {
  const [only, ...others] = games;
  if (!only) return refused({ code: 'no-game-here' });
  if (others.length === 0) return done(only);
  return refused({ code: 'which-game', games: games.map((game) => game.id) });
}
