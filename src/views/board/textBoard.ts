/**
 * The board in letters of one width, for screen readers, for slow connections and for pasting anywhere:
 *
 *     8  .  b  .  b          b B  black man, king
 *     7  b  .  b  .          w W  white man, king
 *        a  b  c  d          w3   a tower of three, the man on top
 *
 * A dot is an empty square that pieces stand on, a space one that they never do.
 */
import { boardOf } from '../../draughts/geometry.ts';
import type { Color, Tower } from '../../draughts/types.ts';
import { squaresIn } from '../../notation/square.ts';
import { coordinatesOf, placesFrom } from '../../render/scene/coordinates.ts';
import type { Setting } from './describePieces.ts';

const LETTER = { white: { man: 'w', king: 'W' }, black: { man: 'b', king: 'B' } } as const;

const letterOf = ([top, ...under]: Tower): string =>
  LETTER[top.color][top.role] + (under.length > 0 ? String(under.length + 1) : '');

/** The board in a block of code, seen from `bottom`; every line has the same length. */
export function textBoard({ variant, position, style }: Setting, bottom: Color): string {
  const board = boardOf(variant);
  const places = placesFrom(bottom, board.size);
  const { above, below, left, right } = coordinatesOf(board, squaresIn(variant, style), bottom);
  const width = 3;
  const cell = (content: string): string => content.padStart(width);
  const edge = (labels: readonly string[]): readonly string[] =>
    labels.some((label) => label !== '') ? [['', ...labels, ''].map(cell).join('')] : [];
  const ranks = places.map((row, at) => {
    const squares = places.map((column) => {
      const square = board.squareAt(row, column);
      const tower = square === null ? null : position.board[square];
      if (tower) return letterOf(tower);
      return square === null ? '' : '.';
    });
    return [left[at] ?? '', ...squares, right[at] ?? ''].map(cell).join('');
  });
  return ['```', ...edge(above), ...ranks, ...edge(below), '```'].join('\n');
}
