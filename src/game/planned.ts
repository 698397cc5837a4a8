/**
 * A move and the planned answer to it, as one change of the game: they are saved together or not at all, so no crash can
 * come between them, and they are shown together.
 */
import { done, type Attempt } from '../draughts/attempt.ts';
import { COLORS } from '../draughts/types.ts';
import type { Color } from '../draughts/types.ts';
import type { Act, Change } from './decision.ts';
import type { Game } from './game.ts';
import { sideToMove } from './line.ts';
import { makeMove, type Extras } from './move.ts';
import { answerOf, isLeftBehind, linesLeft, type Plan, type Plans } from './plan.ts';
import type { GameProblem } from './problem.ts';
import { colorOf } from './side.ts';
import { opponentOf } from '../draughts/piece.ts';

/** A change that looked at the plans. */
export interface PlannedChange extends Change {
  /** The plans one version later. */
  readonly plans: Plans;
  /** The mover had a plan that the game has left behind, and it is now dropped: they are to be told. */
  readonly dropped: boolean;
}

/** The move by whoever acts, and the other side's planned answer if there is one for it. */
export function makePlannedMove(
  game: Game,
  plans: Plans,
  act: Act,
  text: string,
  extras: Extras = {},
): Attempt<PlannedChange, GameProblem> {
  const moved = makeMove(game, act, text, extras);
  const mover = colorOf(game, act.by);
  if (!moved.ok || !mover) return moved.ok ? done({ ...moved.value, plans, dropped: false }) : moved;
  const change = withAnswers(game, moved.value, act.at, plans);
  const own = plans[mover];
  return done({
    ...change,
    plans: tidied(plans, change.game, mover),
    dropped: own !== null && isLeftBehind(own, change.game),
  });
}

/**
 * The change with every planned answer played. An offer of the other side waits for a person: a planned move must not
 * decline it unseen.
 */
function withAnswers(before: Game, change: Change, at: number, plans: Plans): Change {
  const { game } = change;
  const author = sideToMove(game);
  const text = game.result || game.offers[opponentOf(author)].open ? null : answerOf(plans[author], game);
  if (text === null) return change;
  const act = { by: game.seats[author].id, at };
  const answer = makeMove({ ...game, version: before.version }, act, text);
  if (!answer.ok) return change;
  const answered = { ...answer.value.game, latest: 'answered' } as const;
  const events = [...change.events, ...answer.value.events];
  return withAnswers(before, { game: answered, events }, at, plans);
}

/** A plan that was played to its end is done with. One that was left behind stays until its author hears of it. */
function tidied(plans: Plans, game: Game, mover: Color): Plans {
  const keep = (color: Color): Plan | null => {
    const plan = plans[color];
    if (!plan || game.result) return null;
    if (isLeftBehind(plan, game)) return color === mover ? null : plan;
    return linesLeft(plan, game).length > 0 ? plan : null;
  };
  const [white, black] = COLORS.map(keep);
  return { version: plans.version + 1, white: white ?? null, black: black ?? null };
}
