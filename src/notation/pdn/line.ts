/** The moves of a recorded game as a line of play, without what else could have been played. */
import { extend, startLine } from '../../draughts/line.ts';
import type { Line } from '../../draughts/line.ts';
import type { PdnGame } from './game.ts';

/** The main line, up to the first move before which another position was set up: what follows is another line. */
export function pdnLine({ variant, start, line }: PdnGame): Line {
  const setup = line.moves.findIndex((move, at) => at > 0 && move.setup !== null);
  const moves = setup === -1 ? line.moves : line.moves.slice(0, setup);
  const begin = line.moves[0]?.setup ?? start ?? undefined;
  return moves.reduce((played, { move }) => extend(played, move), startLine(variant, begin));
}
