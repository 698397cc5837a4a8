/** Games that end because nobody moved in time. */
import { opponentOf } from '../draughts/piece.ts';
import { deadlineOf } from './clock.ts';
import type { Change } from './decision.ts';
import { endedWith } from './ended.ts';
import type { Game, Result } from './game.ts';
import { sideToMove } from './line.ts';
import { SECOND } from './span.ts';

/**
 * How long after the deadline the flag is taken to have fallen, in ms. A move made in the last moment is still on its way
 * then: Discord gives up on an interaction after three seconds, so none that counts comes later.
 */
export const FLAG_GRACE = 5 * SECOND;

/** When a running game is to be ended (ms since 1970) unless a move comes first; `null` when never. */
export function timeoutAt(game: Game): number | null {
  const deadline = game.result ? null : deadlineOf(game);
  return deadline === null ? null : deadline + FLAG_GRACE;
}

/**
 * The game as time has ended it; `null` when it has not. It ended at its deadline, whenever that is noticed: the side to
 * move has lost, or, without a first move, there never was a game, which counts for nothing (`aborted`).
 */
export function endByTime(game: Game, now: number): Change | null {
  const deadline = game.result ? null : deadlineOf(game);
  if (deadline === null || now < deadline + FLAG_GRACE) return null;
  const begun = game.moves.length > 0;
  const result: Result = begun
    ? { winner: opponentOf(sideToMove(game)), by: 'flag' }
    : { winner: null, by: 'aborted' };
  const ended = endedWith(game, result, deadline);
  return { game: ended, events: [{ kind: 'ended', result }] };
}
