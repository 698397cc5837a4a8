import type { Block } from '../screen/screen.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Say } from '../../i18n/say.ts';
import { makeMove } from '../../notation/move.ts';
import { text } from '../screen/blocks.ts';
import { lastPlayed, type Look } from './look.ts';

const LONGEST = 2500;

function movesOf({ line: { variant, positions, moves }, style }: Look): readonly string[] {
  return moves.map((move, ply) => {
    const before = positions[ply];
    return makeMove(variant, move, before ? legalMoves(variant, before) : [move], style);
  });
}

/** "**1.** c3-d4 b6-a5", or "**1.** … b6-a5" if Black moved first. */
function rowsOf(moves: readonly string[], blackFirst: boolean, skipped = 0): readonly string[] {
  const plies = blackFirst ? ['…', ...moves] : moves;
  return Array.from({ length: Math.ceil(plies.length / 2) }, (_, row) =>
    [`**${skipped + row + 1}.**`, ...plies.slice(row * 2, row * 2 + 2)].join(' '),
  );
}

/** Enough moves to show how a position came about. */
const LATELY = 3;

export function lastMoves(look: Look): string | null {
  const plies = look.line.moves.length;
  if (plies < 2) return null;
  const isBlackFirst = look.line.positions[0]?.turn === 'black';
  const skipped = Math.max(0, Math.ceil((plies + (isBlackFirst ? 1 : 0)) / 2) - LATELY);
  const first = Math.max(0, skipped * 2 - (isBlackFirst ? 1 : 0));
  const texts = Array.from(
    { length: plies - first },
    (_, n) => lastPlayed(look.line, look.style, plies - first - n)?.text ?? '',
  );
  return rowsOf(texts, isBlackFirst && skipped === 0, skipped).join(' ');
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
