import { lastPosition, type Line } from '../../draughts/line.ts';
import { forcedBy, legalMoves } from '../../draughts/moves.ts';
import type { GameFacts } from '../../live/protocol.ts';
import type { PageSay } from './say.ts';

/** Whose move it is, as on the card. */
export function turnText(say: PageSay, line: Line, { seats, you }: Pick<GameFacts, 'seats' | 'you'>): string {
  const position = lastPosition(line);
  const { name: player } = seats[position.turn];
  if (position.turn !== you) return say('card.to-move', { player });
  const by = forcedBy(legalMoves(line.variant, position));
  return say(by === null ? 'card.your-move' : `card.your-move.${by}`, { player });
}
