/** Which side somebody acts for, and whether they may do so now. */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { COLORS, type Color } from '../draughts/types.ts';
import { isOverdue } from './clock.ts';
import type { Act } from './decision.ts';
import type { Game, UserId } from './game.ts';
import type { GameProblem } from './problem.ts';
import { mayActFor } from './seat.ts';

/** The side that this user plays, alone or in a team; `null` when they only watch. */
export const colorOf = (game: Game, user: UserId): Color | null =>
  COLORS.find((color) => mayActFor(game.seats[color], user)) ?? null;

/** The side of whoever acts, if they play this game, it still runs, and they acted in time and on its newest card. */
export function sideOf(game: Game, act: Act): Attempt<Color, GameProblem> {
  const color = colorOf(game, act.by);
  if (!color) return refused({ code: 'not-your-game' });
  if (game.result) return refused({ code: 'game-over', result: game.result });
  if (isOverdue(game, act.at)) return refused({ code: 'time-over' });
  if (act.ply !== undefined && act.ply !== game.moves.length) return refused({ code: 'stale-click' });
  return done(color);
}
