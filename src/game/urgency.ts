/** Which of someone's games wants them first. */
import { deadlineOf } from './clock.ts';
import type { Game, UserId } from './game.ts';
import { sideToMove } from './line.ts';
import { colorOf } from './seat.ts';

/** Whether this user is to move. */
export const isTurnOf = (game: Game, user: UserId): boolean =>
  !game.result && sideToMove(game) === colorOf(game, user);

/** Until when the side to move may think; those who may for ever come last. */
const deadline = (game: Game): number => deadlineOf(game) ?? Number.MAX_VALUE;

/**
 * Orders games for this user: those where they are to move first; of each kind the one whose time is over soonest, and
 * without a clock the one that has waited longest.
 */
export const byUrgency =
  (user: UserId) =>
  (a: Game, b: Game): number =>
    Number(isTurnOf(b, user)) - Number(isTurnOf(a, user)) ||
    deadline(a) - deadline(b) ||
    a.changedAt - b.changedAt;
