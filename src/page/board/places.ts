/** Where squares are, from the top left as the side at the bottom sees them, in squares. */
import { boardOf } from '../../draughts/geometry.ts';
import type { Color, Square } from '../../draughts/types.ts';
import type { AnyVariant } from '../../draughts/variant.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Places = ReturnType<typeof placesOf>;

export function placesOf(variant: AnyVariant, bottom: Color) {
  const board = boardOf(variant);
  const { size, squares, squareAt } = board;
  const turned = (at: number): number => (bottom === 'white' ? at : size - 1 - at);
  return {
    board,
    size,
    of: (square: Square): Place => {
      const { row, column } = squares[square] ?? { row: 0, column: 0 };
      return { x: turned(column), y: turned(row) };
    },
    /** `null` off the board and on unused squares. */
    at: (x: number, y: number): Square | null => squareAt(turned(Math.floor(y)), turned(Math.floor(x))),
  };
}
