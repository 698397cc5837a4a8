/** Boards as plain text. */
import { boardOf } from '../draughts/geometry.ts';
import type { Position, Tower } from '../draughts/types.ts';
import type { AnyVariant } from '../draughts/variant.ts';

const LETTER = { white: { man: 'w', king: 'W' }, black: { man: 'b', king: 'B' } } as const;

/** `w` or `b` for a man, `W` or `B` for a king; `w3` for a tower of three with a man on top. */
export const towerText = ([top, ...under]: Tower): string =>
  LETTER[top.color][top.role] + (under.length > 0 ? String(under.length + 1) : '');

/**
 * A position as one line per row, starting at Black's edge. Each piece is a letter, and each empty
 * square in play is a dot.
 *
 * @example
 * const turkish = variantOf('turkish');
 * ascii(turkish, startPosition(turkish)).split('\n')[1] // => 'b b b b b b b b'
 */
export function ascii(variant: AnyVariant, { board }: Position): string {
  const { size, squareAt } = boardOf(variant);
  const width = variant.captured === 'joins-tower' ? 4 : 2;
  const places = Array.from({ length: size }, (_, at) => at);
  const cell = (row: number, column: number): string => {
    const square = squareAt(row, column);
    if (square === null) return '';
    const tower = board[square];
    return tower ? towerText(tower) : '.';
  };
  const rows = places.map((row) =>
    places
      .map((column) => cell(row, column).padEnd(width))
      .join('')
      .trimEnd(),
  );
  return rows.join('\n');
}
