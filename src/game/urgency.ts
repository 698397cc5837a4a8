/** Which of someone's games wants them first. */
import { deadlineOf } from './clock.ts';
import type { Game, UserId } from './game.ts';
import { sideToMove } from './line.ts';
import type { Seat } from './seat.ts';
import { colorOf } from './side.ts';
import { opponentOf } from '../draughts/piece.ts';

/** Which side a running game waits for, and which waits with it, by the ids of their seats, and until when (ms since 1970). */
export interface Urgency {
  readonly mover: Seat['id'];
  readonly waiter: Seat['id'];
  readonly deadline: number;
}

/** The deadline of those who may think for ever: after every other, and a whole number that any database holds. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** `null` for a game that is over. */
export function urgencyOf(game: Game): Urgency | null {
  if (game.result) return null;
  const turn = sideToMove(game);
  return {
    mover: game.seats[turn].id,
    waiter: game.seats[opponentOf(turn)].id,
    deadline: deadlineOf(game) ?? NEVER,
  };
}

/** Whether this user is to move. */
export const isTurnOf = (game: Game, user: UserId): boolean =>
  !game.result && sideToMove(game) === colorOf(game, user);
