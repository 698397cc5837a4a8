import type { Variant } from '../../draughts/variant.ts';
import type { GameEvent } from '../../game/decision.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFullMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';

/**
 * The user's action in their style: the first event is theirs, and the rest are its consequences.
 */
export function noteFor(
  say: Say,
  variant: Variant,
  [event]: readonly GameEvent[],
  style: NotationStyle | null,
): string {
  switch (event?.kind) {
    case 'moved':
      return say('note.moved', {
        move: makeFullMove(variant, event.move, style ?? variant.notation.squares),
      });
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
  throw new Error('a change without an event');
}
