/** One hint per move, in casual games only, because rated games couldn't undo its effect. */
import { done, refused, type Attempt } from '../../kit/attempt.ts';
import type { Color } from '../../draughts/types.ts';
import { type Act, sideOf } from '../decision.ts';
import type { Game, Hint } from '../game.ts';
import { sideToMove } from '../line.ts';
import { pauseAt } from '../offers/pause.ts';
import type { GameProblem } from '../problem.ts';

export const hintNow = ({ hints, moves, takebacks }: Game): Hint | null =>
  hints.find((hint) => hint.ply === moves.length && hint.takebacks === takebacks) ?? null;

export function mayAskHint(game: Game, act: Act): Attempt<Color, GameProblem> {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  const turn = sideToMove(game);
  if (turn !== side.value) return refused({ code: 'not-your-turn', turn });
  const pause = pauseAt(game, act.at);
  if (pause) return refused({ code: 'game-paused', until: pause.to });
  return game.rated ? refused({ code: 'hint-rated' }) : done(turn);
}

export function giveHint(game: Game, act: Act, move: string): Attempt<Game, GameProblem> {
  const asked = mayAskHint(game, act);
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
