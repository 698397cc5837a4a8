/** Which of someone's games wants them first. */
import type { Game, UserId } from './game.ts';
import { sideToMove } from './line.ts';
import { colorOf } from './seat.ts';

/** Whether this user is to move. */
export const isTurnOf = (game: Game, user: UserId): boolean =>
  !game.result && sideToMove(game) === colorOf(game, user);

/** Orders games for this user: those where they are to move first, and of each kind the one that has waited longest. */
export const byUrgency =
  (user: UserId) =>
  (a: Game, b: Game): number =>
    Number(isTurnOf(b, user)) - Number(isTurnOf(a, user)) || a.changedAt - b.changedAt;
