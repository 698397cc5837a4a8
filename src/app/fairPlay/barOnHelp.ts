/** Every command checks here before the engine answers about a position or a solution is shown. */
import type { Game, GameId, UserId } from '../../game/game.ts';
import { engineSeat, needsThought } from '../../game/engine/engine.ts';
import { lineOf } from '../../game/line.ts';
import type { Line } from '../../draughts/line.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Problem } from '../problem/problem.ts';
import { peopleOf } from '../../game/seat.ts';
import {
  exploredShownOf,
  isBetweenPeople,
  isGuarded,
  lastShownOf,
  shownOf,
  type ShownPositions,
} from '../../game/engine/running.ts';
import type { Using } from '../ports/app.ts';

/**
 * More games than almost anyone plays at once. Anyone with more games gets no help, because the
 * check must be cheap.
 */
const MOST = 500;

type Needs = Using<'games', 'reading'>;

export const barOnLine = (app: Needs, user: UserId, line: Line): Promise<Problem | null> =>
  barOn(app, user, shownOf(line));

/** The same for the last position alone. The game that the question is about may be left out. */
export const barOnPosition = (
  app: Needs,
  user: UserId,
  line: Line,
  except?: GameId,
): Promise<Problem | null> => barOn(app, user, lastShownOf(line), except);

/**
 * The same for what others played from the last position, for anyone whose game has passed through
 * it.
 */
export const barOnExplorer = async (app: Needs, user: UserId, line: Line): Promise<Problem | null> => {
  const bar = await barOn(app, user, exploredShownOf(line));
  return bar?.code === 'analysis-near' ? { code: 'explorer-near' } : bar;
};

async function barOn(
  { store, reading }: Needs,
  user: UserId,
  shown: ShownPositions,
  except?: GameId,
): Promise<Problem | null> {
  const isCompared = shown.passed === undefined ? isGuarded : isBetweenPeople;
  if (shown.fens.length === 0 && shown.passed === undefined) return null;
  const records = await store.games.list({ player: user, state: 'running', limit: MOST + 1 });
  if (records.length > MOST) return { code: 'help-many-games', most: MOST };
  const games = records.flatMap(({ game }) =>
    game.id !== except && isCompared(game)
      ? [{ id: game.id, variant: game.variant, start: game.start, moves: game.moves }]
      : [],
  );
  if (games.length === 0) return null;
  const near = await reading.isNearRunning(shown, games, user);
  if (!near.ok) return near.problem;
  return near.value ? { code: 'analysis-near' } : null;
}

/**
 * The same for engine requests from the opponents' own games; `null` if the engine is not to move.
 */
export async function barOnAnswer(parts: Needs, game: Game): Promise<Problem | null> {
  const seat = engineSeat(game);
  if (!seat || !needsThought(game)) return null;
  const line = lineOf(game);
  for (const { id } of peopleOf(game.seats[opponentOf(seat.color)])) {
    const bar = await barOnPosition(parts, id, line);
    if (bar) return bar;
  }
  return null;
}
