/** A move and its planned answer are one change, saved and shown together. */
import { type Result, done } from '../../kit/result.ts';
import { type Color, COLORS } from '../../draughts/types.ts';
import { type Act, type Change, colorOf } from '../decision.ts';
import type { Game } from '../game.ts';
import { lineOf, sideToMove } from '../line.ts';
import { type Extras, makeMove } from '../play/move.ts';
import { answerOf, isLeftBehind, linesLeft, type Plan, type Plans } from './plan.ts';
import type { GameProblem } from '../problem.ts';
import { lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { makeFullMove } from '../../notation/move.ts';
import { isCrowd } from '../seat.ts';

export interface PlannedChange extends Change {
  readonly plans: Plans;
  /** Whether the mover's plan no longer fit and was dropped, so that they have to be notified. */
  readonly dropped: boolean;
}

export function makePlannedMove(
  game: Game,
  plans: Plans,
  act: Act,
  text: string,
  extras: Extras = {},
): Result<PlannedChange, GameProblem> {
  const moved = makeMove(game, act, text, extras);
  const mover = colorOf(game, act.by);
  if (!moved.ok || !mover) return moved.ok ? done({ ...moved.value, plans, dropped: false }) : moved;
  const change = withAnswers(game, moved.value, act.at, plans);
  const own = plans[mover];
  return done({
    ...change,
    plans: tidyPlans(plans, change.game, mover),
    dropped: own !== null && isLeftBehind(own, change.game),
  });
}

/**
 * Plays every planned answer, unless it would decline an open offer that the planner hasn't seen.
 */
function withAnswers(before: Game, change: Change, at: number, plans: Plans): Change {
  const { game } = change;
  const author = sideToMove(game);
  const text = game.result || game.offers[opponentOf(author)].open ? null : answerFor(game, author, plans);
  if (text === null) return change;
  const act = { by: game.seats[author].id, at };
  const answer = makeMove({ ...game, version: before.version }, act, text);
  if (!answer.ok) return change;
  const answered = { ...answer.value.game, latest: 'answered' } as const;
  const events = [...change.events, ...answer.value.events];
  return withAnswers(before, { game: answered, events }, at, plans);
}

/** A team doesn't vote on its only legal move. */
function answerFor(game: Game, author: Color, plans: Plans): string | null {
  if (!isCrowd(game.seats[author])) return answerOf(plans[author], game);
  const line = lineOf(game);
  const [only, ...others] = legalMoves(line.variant, lastPosition(line));
  return only && others.length === 0 ? makeFullMove(line.variant, only) : null;
}

/** Drops completed plans. A plan that no longer fits stays until its author can be notified. */
function tidyPlans(plans: Plans, game: Game, mover: Color): Plans {
  const keep = (color: Color): Plan | null => {
    const plan = plans[color];
    if (!plan || game.result) return null;
    if (isLeftBehind(plan, game)) return color === mover ? null : plan;
    return linesLeft(plan, game).length > 0 ? plan : null;
  };
  const [white, black] = COLORS.map(keep);
  return { version: plans.version + 1, white: white ?? null, black: black ?? null };
}
