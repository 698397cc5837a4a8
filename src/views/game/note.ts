import type { Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import type { GameEvent } from '../../game/decision.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFullMove, makeMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';

/** The move with every landing square, unless the reader wants moves shortened. */
function moveIn({ variant, positions }: Line, ply: number, move: Move, style: NotationStyle | null): string {
  const before = positions[ply];
  return style === 'short' && before
    ? makeMove(variant, move, legalMoves(variant, before), style)
    : makeFullMove(variant, move, style ?? variant.notation.squares);
}

/**
 * The user's action in their notation style. The first event is theirs; the rest are consequences.
 */
export function noteFor(
  say: Say,
  line: Line,
  events: readonly GameEvent[],
  style: NotationStyle | null,
): string {
  const [event] = events;
  switch (event?.kind) {
    case 'moved': {
      const moved = events.filter(({ kind }) => kind === 'moved');
      return say('note.moved', { move: moveIn(line, line.moves.length - moved.length, event.move, style) });
    }
    case 'ended':
      return say(event.result.by === 'agreement' ? 'note.draw-agreed' : 'note.resigned');
    case 'offered':
    case 'declined':
    case 'withdrawn':
      return say(`note.${event.kind}.${event.offer}`);
    case 'taken-back':
      return say('note.taken-back');
    case 'paused':
      return say('note.paused');
    case 'resumed':
      return say('note.resumed');
    case 'match-end-asked':
    case 'match-end-agreed':
      return say(`note.${event.kind}`);
    case 'rematch-begun':
      return say('note.rematch-begun');
    case undefined:
      break;
  }
  throw new Error('expected a change with at least one event, got none');
}
