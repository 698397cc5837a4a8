/** Making and changing a plan: while the opponent is to move, from the position as it stands. */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import type { Color } from '../draughts/types.ts';
import { makeFullMove } from '../notation/move.ts';
import type { Act } from './decision.ts';
import type { Game } from './game.ts';
import { lineOf, sideToMove } from './line.ts';
import { linesLeft, LONGEST_LINE, MOST_LINES, withLine, type PlanLine, type Plans } from './plan.ts';
import { followPath } from './planPath.ts';
import type { GameProblem } from './problem.ts';
import { parsePlan } from './planText.ts';
import { sideOf } from './side.ts';

/** The side that may plan now, or why whoever acts may not. */
export function plannerOf(game: Game, act: Act): Attempt<Color, GameProblem> {
  const side = sideOf(game, act);
  if (side.ok && sideToMove(game) === side.value) return refused({ code: 'plan-on-own-turn' });
  return side;
}

/** Adds the lines of a text, which win over lines that answer the same moves in another way. */
export const addText = (game: Game, plans: Plans, act: Act, text: string): Attempt<Plans, GameProblem> =>
  changePlan(game, plans, act, (lines) => {
    const parsed = parsePlan(lineOf(game), text);
    return parsed.ok ? done(parsed.value.reduce(withLine, lines)) : parsed;
  });

/** Adds the line that was picked move by move (`planPath`). */
export const addPath = (game: Game, plans: Plans, act: Act, path: string): Attempt<Plans, GameProblem> =>
  changePlan(game, plans, act, (lines) => {
    const ahead = followPath(lineOf(game), path);
    const moves = ahead?.moves.slice(game.moves.length) ?? [];
    if (!ahead || moves.length === 0 || moves.length % 2 === 1 || moves.length > LONGEST_LINE)
      return refused({ code: 'malformed-button' });
    return done(
      withLine(
        lines,
        moves.map((move) => makeFullMove(ahead.variant, move)),
      ),
    );
  });

/** Takes out the line at this place of those that are left, counted from 0. */
export const removeLine = (game: Game, plans: Plans, act: Act, index: number): Attempt<Plans, GameProblem> =>
  changePlan(game, plans, act, (lines) =>
    index < lines.length ? done(lines.toSpliced(index, 1)) : refused({ code: 'stale-click' }),
  );

/** Gives the whole plan up. */
export const dropPlan = (game: Game, plans: Plans, act: Act): Attempt<Plans, GameProblem> =>
  changePlan(game, plans, act, () => done([]));

/** What is left of the old plan is changed and begins anew at the present position. */
function changePlan(
  game: Game,
  plans: Plans,
  act: Act,
  change: (lines: readonly PlanLine[]) => Attempt<readonly PlanLine[], GameProblem>,
): Attempt<Plans, GameProblem> {
  const planner = plannerOf(game, act);
  if (!planner.ok) return planner;
  const old = plans[planner.value];
  const lines = change(old ? linesLeft(old, game) : []);
  if (!lines.ok) return lines;
  if (lines.value.length > MOST_LINES) return refused({ code: 'plan-too-many' });
  const plan =
    lines.value.length === 0
      ? null
      : { ply: game.moves.length, takebacks: game.takebacks, lines: lines.value };
  return done({ ...plans, version: plans.version + 1, [planner.value]: plan });
}
