import { deadlineOf } from '../clock/clock.ts';
import type { Game, UserId } from '../game.ts';
import { sideToMove } from '../line.ts';
import type { Seat } from '../seat.ts';
import { colorOf } from '../decision.ts';
import { opponentOf } from '../../draughts/piece.ts';

interface Urgency {
  readonly mover: Seat['id'];
  readonly waiter: Seat['id'];
  readonly deadline: number;
}

/** Later than every real deadline, and an integer that any database can store. */
const NEVER = Number.MAX_SAFE_INTEGER;

export function urgencyOf(game: Game): Urgency | null {
  if (game.result) return null;
  const turn = sideToMove(game);
  return {
    mover: game.seats[turn].id,
    waiter: game.seats[opponentOf(turn)].id,
    deadline: deadlineOf(game) ?? NEVER,
  };
}

export const isTurnOf = (game: Game, user: UserId): boolean =>
  !game.result && sideToMove(game) === colorOf(game, user);
