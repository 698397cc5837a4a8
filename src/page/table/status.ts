import { lastPosition, type Line } from '../../draughts/line.ts';
import type { GameFacts } from '../../live/protocol.ts';
import { premoveKey } from '../words/here.ts';
import type { PageSay } from '../words/say.ts';
import { turnText } from '../words/turn.ts';
import type { Look } from './look.ts';
import { type Premove, squaresOf } from './premove.ts';

interface Playing {
  readonly say: PageSay;
  readonly look: Look;
  readonly premove: Premove | null;
  readonly isConnected: boolean;
}

/** The status of a server's game. */
export function statusOf(
  { say, look, premove, isConnected }: Playing,
  line: Line,
  { outcome, isPaused, seats, you }: GameFacts,
): string {
  if (!isConnected) return say('page.connecting');
  if (premove) return say(premoveKey(), squaresOf(premove, line, look.choices.notation));
  const { name } = seats[lastPosition(line).turn];
  if (outcome !== null || isPaused) return outcome ?? say('page.paused');
  const turn = turnText(say, line, name, you);
  // Until both sides have moved, not every reader knows their color.
  return you !== null && line.moves.length < 2 ? `${say(`page.plays.${you}`)} ${turn}` : turn;
}
