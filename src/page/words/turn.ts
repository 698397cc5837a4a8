import { lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { PageSay } from './say.ts';

/** To somebody whose turn it is. */
export function yourTurn(say: PageSay, line: Line): string {
  const mustCapture = legalMoves(line.variant, lastPosition(line)).every(({ taken }) => taken.length > 0);
  return mustCapture ? `${say('page.turn.yours')} ${say('page.turn.capture')}` : say('page.turn.yours');
}
