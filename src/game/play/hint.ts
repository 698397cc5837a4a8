/** One hint per move, and only in casual games, because rated games couldn't undo its effect. */
import { done, type Result } from '../../kit/result.ts';
import { mayDo } from '../actions.ts';
import type { Act } from '../decision.ts';
import type { Game, Hint } from '../game.ts';
import type { GameProblem } from '../problem.ts';

export const hintNow = ({ hints, moves, takebacks }: Game): Hint | null =>
  hints.find((hint) => hint.ply === moves.length && hint.takebacks === takebacks) ?? null;

export function giveHint(game: Game, act: Act, move: string): Result<Game, GameProblem> {
  const asked = mayDo(game, act, 'hint');
  if (!asked.ok) return asked;
  if (hintNow(game)) return done(game);
  const hint: Hint = { ply: game.moves.length, takebacks: game.takebacks, color: asked.value, move };
  return done({
    ...game,
    hints: [...game.hints, hint],
    version: game.version + 1,
    changedAt: Math.max(game.changedAt, act.at),
  });
}
