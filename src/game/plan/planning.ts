import { done, refused, type Result } from '../../kit/result.ts';
import { makeFullMove } from '../../notation/move.ts';
import { mayDo } from '../actions.ts';
import type { Act } from '../decision.ts';
import type { Game } from '../game.ts';
import { lineOf } from '../line.ts';
import { linesLeft, LONGEST_LINE, MOST_LINES, withLine, type PlanLine, type Plans } from './plan.ts';
import { followPath, parsePlan } from './planText.ts';
import type { GameProblem } from '../problem.ts';

/** New lines replace lines that answer the same moves differently. */
export const addText = (game: Game, plans: Plans, act: Act, text: string): Result<Plans, GameProblem> =>
  changePlan(game, plans, act, (lines) => {
    const parsed = parsePlan(lineOf(game), text);
    return parsed.ok ? done(parsed.value.reduce(withLine, lines)) : parsed;
  });

export const addPath = (game: Game, plans: Plans, act: Act, path: string): Result<Plans, GameProblem> =>
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

export const removeLine = (game: Game, plans: Plans, act: Act, index: number): Result<Plans, GameProblem> =>
  changePlan(game, plans, act, (lines) =>
    index < lines.length ? done(lines.toSpliced(index, 1)) : refused({ code: 'stale-click' }),
  );

export const dropPlan = (game: Game, plans: Plans, act: Act): Result<Plans, GameProblem> =>
  changePlan(game, plans, act, () => done([]));

function changePlan(
  game: Game,
  plans: Plans,
  act: Act,
  change: (lines: readonly PlanLine[]) => Result<readonly PlanLine[], GameProblem>,
): Result<Plans, GameProblem> {
  const planner = mayDo(game, act, 'plan');
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
