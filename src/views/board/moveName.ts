/** A move as players count it, such as "6. White", in every text that names a move. */
import { sheetOffset, type Line } from '../../draughts/line.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Color } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';

interface Counted {
  readonly number: number;
  readonly color: Color;
}

/** `ply`: 0 for the first move of the line. */
function countedMove(line: Line, ply: number): Counted {
  const { begins } = line.variant;
  const plies = ply + sheetOffset(line);
  return { number: Math.floor(plies / 2) + 1, color: plies % 2 === 0 ? begins : opponentOf(begins) };
}

export function moveName(say: Say, line: Line, ply: number): string {
  const { number, color } = countedMove(line, ply);
  return say(`move.${color}`, { number });
}

/** The length of a line in moves. An unfinished move counts. */
export const lengthInMoves = (line: Line): number =>
  line.moves.length === 0 ? 0 : countedMove(line, line.moves.length - 1).number;
