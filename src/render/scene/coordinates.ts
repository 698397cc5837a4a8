/** Algebraic: letters below and digits on the left. Numeric: the outer squares on all sides. */
import type { Board } from '../../draughts/geometry.ts';
import type { Color, Square } from '../../draughts/types.ts';

interface Coordinates {
  readonly above: readonly string[];
  readonly below: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** Rows or columns from the top left, as seen by the side at the bottom. */
export function placesFrom(bottom: Color, size: number): readonly number[] {
  const places = [...Array(size).keys()];
  return bottom === 'white' ? places : places.reverse();
}

/** The square's number (Portable Draughts Notation); empty for an unplayable square. */
export const numberOf = (square: Square | null): string => (square === null ? '' : String(square + 1));

function names(places: readonly number[]): Coordinates {
  const letters = places.map((column) => String.fromCodePoint(97 + column));
  const digits = places.map((row) => String(places.length - row));
  const none = places.map(() => '');
  return { above: none, below: letters, left: digits, right: none };
}

function numbers(board: Board, places: readonly number[]): Coordinates {
  const row = (at: number): readonly string[] =>
    places.map((column) => numberOf(board.squareAt(places.at(at) ?? 0, column)));
  const column = (at: number): readonly string[] =>
    places.map((place) => numberOf(board.squareAt(place, places.at(at) ?? 0)));
  return { above: row(0), below: row(-1), left: column(0), right: column(-1) };
}

export function coordinatesOf(board: Board, style: 'algebraic' | 'numeric', bottom: Color): Coordinates {
  const places = placesFrom(bottom, board.size);
  return style === 'algebraic' ? names(places) : numbers(board, places);
}
