/** Every command checks here before the engine answers or a solution is shown. */
import type { Game, GameId, UserId } from '../../game/game.ts';
import { engineSeat, needsThought } from '../../game/engine/engine.ts';
import { lineOf } from '../../game/line.ts';
import type { Line } from '../../draughts/line.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Problem } from '../problem/problem.ts';
import { done } from '../../kit/result.ts';
import { peopleOf } from '../../game/seat.ts';
import { stakeOf } from '../../game/vote/stake.ts';
import {
  exploredShownOf,
  isHumanGame,
  isGuarded,
  lastShownOf,
  shownOf,
  type ShownPositions,
} from '../../game/engine/running.ts';
import type { Actor } from '../ports/actor.ts';
import type { Using } from '../ports/app.ts';
import type { TeamGame } from '../ports/subjects/votes.ts';
import { voterIn } from './voter.ts';

/**
 * More games than almost anyone plays at once. Users with more games get no help, because the check
 * must be cheap.
 */
const MOST = 500;

/** The most team games to compare: the user's own first, then those in the request's server. */
const MOST_TEAM_GAMES = 200;

/** For how many team games near the positions the bot asks Discord who may vote. */
const MOST_ASKED = 5;

type Needs = Using<'games' | 'votes', 'memory' | 'now' | 'reading'>;

/** The user who would be helped, and the server of the request. */
interface Helped {
  readonly user: UserId;
  readonly guildId: string | null;
}

export const asHelped = ({ user, place }: Pick<Actor, 'user' | 'place'>): Helped => ({
  user: user.id,
  guildId: place?.guildId ?? null,
});

export const barOnLine = (app: Needs, helped: Helped, line: Line): Promise<Problem | null> =>
  barOn(app, helped, shownOf(line));

/** The same for the last position alone. The game that the question is about can be left out. */
export const barOnPosition = (
  app: Needs,
  helped: Helped,
  line: Line,
  except?: GameId,
): Promise<Problem | null> => barOn(app, helped, lastShownOf(line), except);

/**
 * The same for moves that others played from the last position. It bars anyone whose game has
 * passed through that position.
 */
export const barOnExplorer = async (app: Needs, helped: Helped, line: Line): Promise<Problem | null> => {
  const bar = await barOn(app, helped, exploredShownOf(line));
  return bar?.code === 'analysis-near' ? { code: 'explorer-near' } : bar;
};

async function barOn(
  app: Needs,
  { user, guildId }: Helped,
  shown: ShownPositions,
  except?: GameId,
): Promise<Problem | null> {
  const { store, reading } = app;
  const isCompared = shown.passed === undefined ? isGuarded : isHumanGame;
  if (shown.fens.length === 0 && shown.passed === undefined) return null;
  const near = async (games: readonly Game[]) => {
    const compared = games.filter((game) => game.id !== except && isCompared(game));
    const sent = compared.map(({ id, variant, start, moves }) => ({ id, variant, start, moves }));
    return sent.length === 0 ? done([]) : reading.nearRunning(shown, sent, user);
  };
  const records = await store.games.list({ player: user, state: 'running', limit: MOST + 1 });
  if (records.length > MOST) return { code: 'help-many-games', most: MOST };
  const own = await near(records.map(({ game }) => game));
  if (!own.ok) return own.problem;
  if (own.value.length > 0) return { code: 'analysis-near' };
  const teams = await store.votes.teamGames({ user, guildId, most: MOST_TEAM_GAMES });
  const nearTeams = await near(teams.map(({ game }) => game));
  if (!nearTeams.ok) return nearTeams.problem;
  const ids = new Set(nearTeams.value);
  const isAny = await isConcerned(
    app,
    user,
    teams.filter(({ game }) => ids.has(game.id)),
  );
  return isAny ? { code: 'team-near' } : null;
}

async function isConcerned(app: Needs, user: UserId, teams: readonly TeamGame[]): Promise<boolean> {
  const at = app.now();
  if (teams.some(({ game, side }) => stakeOf(game, { user, side, voter: null, at }))) return true;
  for (const { game, side } of teams.slice(0, MOST_ASKED)) {
    const voter = await voterIn(app.memory, game, user);
    if (stakeOf(game, { user, side, voter, at })) return true;
  }
  return false;
}

/**
 * The same for the engine's answer in this game, so that it can't help in others; `null` if it is
 * not to move.
 */
export async function barOnAnswer(app: Needs, game: Game): Promise<Problem | null> {
  const seat = engineSeat(game);
  if (!seat || !needsThought(game)) return null;
  const line = lineOf(game);
  const { guildId } = game.place;
  for (const { id: user } of peopleOf(game.seats[opponentOf(seat.color)])) {
    const bar = await barOnPosition(app, { user, guildId }, line);
    if (bar) return bar;
  }
  return null;
}
