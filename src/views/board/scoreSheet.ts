import type { Block } from '../screen/screen.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Say } from '../../i18n/say.ts';
import { makeMove } from '../../notation/move.ts';
import { text } from '../screen/blocks.ts';
import { sheetOffset, type Line } from '../../draughts/line.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Look } from './look.ts';

const LONGEST = 2500;

function movesOf({ variant, positions, moves }: Line, style: NotationStyle): readonly string[] {
  return moves.map((move, ply) => {
    const before = positions[ply];
    return makeMove(variant, move, before ? legalMoves(variant, before) : [move], style);
  });
}

/** The rows, such as "**1.** c3-d4 b6-a5", or "**1.** … b6-a5" if the second side moved first. */
function rowsOf(moves: readonly string[], offset: number): readonly string[] {
  const plies = offset === 0 ? moves : ['…', ...moves];
  return Array.from({ length: Math.ceil(plies.length / 2) }, (_, row) =>
    [`**${row + 1}.**`, ...plies.slice(row * 2, row * 2 + 2)].join(' '),
  );
}

function lastRows(rows: readonly string[]): readonly string[] {
  let length = 0;
  for (const [index, row] of [...rows.entries()].toReversed()) {
    length += row.length + 1;
    if (length > LONGEST) return rows.slice(index + 1);
  }
  return rows;
}

/** A very long line shows only its last moves, after an ellipsis. */
export function numberedMoves(line: Line, style: NotationStyle): string {
  const rows = rowsOf(movesOf(line, style), sheetOffset(line));
  const shown = lastRows(rows);
  return [...(shown.length < rows.length ? ['…'] : []), ...shown].join(' ');
}

/** The moves of the game. */
export const scoreSheet = (say: Say, { line, style }: Look): Block =>
  text(line.moves.length === 0 ? say('score.none') : numberedMoves(line, style));
