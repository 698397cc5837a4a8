/** Making a move: read as the player wrote it, checked by the rules, and the game ended if the rules say so. */
import { refused } from '../draughts/attempt.ts';
import { endingOf } from '../draughts/ending.ts';
import { extend, lastPosition } from '../draughts/line.ts';
import { makeFullMove, parseMoveIn } from '../notation/move.ts';
import { changed, type Act, type Decision } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { Game, Result } from './game.ts';
import { lineOf, sideToMove } from './line.ts';
import { opponentOf, seatOf } from './seat.ts';

/**
 * The move that `text` means, made by whoever acts, in either notation and as short as they like. It says no to an open
 * offer of the other side; an offer of one's own stays open, for an answer while the other side thinks.
 */
export function makeMove(game: Game, act: Act, text: string): Decision {
  const seat = seatOf(game, act);
  if (!seat.ok) return seat;
  const color = seat.value;
  const turn = sideToMove(game);
  if (turn !== color) return refused({ code: 'not-your-turn', turn });
  const line = lineOf(game);
  const read = parseMoveIn(line.variant, lastPosition(line), text);
  if (!read.ok) return read;

  const full = makeFullMove(line.variant, read.value);
  const result = endingOf(extend(line, read.value));
  const declines = game.drawOffer === opponentOf(color);
  const drawOffer = declines || result ? null : game.drawOffer;
  const moved: GameEvent = { kind: 'moved', color, move: read.value, text: full };
  return changed(game, act, { moves: [...game.moves, full], drawOffer, result }, [
    moved,
    ...(declines ? [{ kind: 'draw-declined', color } as const] : []),
    ...endedBy(result),
  ]);
}

const endedBy = (result: Result | null): readonly GameEvent[] => (result ? [{ kind: 'ended', result }] : []);
