import type { Block } from '../screen/screen.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Say } from '../../i18n/say.ts';
import { makeMove } from '../../notation/move.ts';
import { text } from '../screen/blocks.ts';
import type { Look } from './look.ts';

const LONGEST = 2500;

function movesOf({ line: { variant, positions, moves }, style }: Look): readonly string[] {
  return moves.map((move, ply) => {
    const before = positions[ply];
    return makeMove(variant, move, before ? legalMoves(variant, before) : [move], style);
  });
}

/** "**1.** c3-d4 b6-a5", or "**1.** … b6-a5" if Black moved first. */
function rowsOf(moves: readonly string[], blackFirst: boolean): readonly string[] {
  const plies = blackFirst ? ['…', ...moves] : moves;
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

/** The moves of the game. A very long game shows only its last moves, after an ellipsis. */
export function scoreSheet(say: Say, look: Look): Block {
  if (look.line.moves.length === 0) return text(say('score.none'));
  const rows = rowsOf(movesOf(look), look.line.positions[0]?.turn === 'black');
  const shown = lastRows(rows);
  return text([...(shown.length < rows.length ? ['…'] : []), ...shown].join(' '));
}
