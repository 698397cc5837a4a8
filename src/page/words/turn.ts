import { lastPosition, type Line } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import { forcedBy, legalMoves } from '../../draughts/moves.ts';
import type { PageSay } from './say.ts';

/** Whose turn it is, as on the card. */
export function turnText(say: PageSay, line: Line, player: string, you: Color | null): string {
  const position = lastPosition(line);
  if (position.turn !== you) return say('card.to-move', { player });
  const by = forcedBy(legalMoves(line.variant, position));
  return say(by === null ? 'card.your-move' : `card.your-move.${by}`, { player });
}
