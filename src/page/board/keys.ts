/** The square that a key moves the focus to. */
import type { Square } from '../../draughts/types.ts';
import { own } from '../../kit/own.ts';
import type { Places } from './places.ts';

function nextInRow(places: Places, x: number, y: number, way: number): Square | null {
  for (let next = x + way; next >= 0 && next < places.size; next += way) {
    const square = places.at(next, y);
    if (square !== null) return square;
  }
  return null;
}

/** The used square of a row that is nearest to a column. If there are two, the right one. */
function nearest(places: Places, x: number, y: number): Square | null {
  if (y < 0 || y >= places.size) return null;
  return places.at(x, y) ?? nextInRow(places, x, y, 1) ?? nextInRow(places, x, y, -1);
}

export interface Focus {
  readonly square: Square;
  /** The column that the up and down keys stay close to. */
  readonly column: number;
}

const focusOn = (places: Places, square: Square): Focus => ({ square, column: places.of(square).x });

/** `null` for keys that don't move the focus. */
export function focusAfter(places: Places, { square, column }: Focus, key: string): Focus | null {
  const { x, y } = places.of(square);
  const sideways = {
    ArrowLeft: () => nextInRow(places, x, y, -1),
    ArrowRight: () => nextInRow(places, x, y, 1),
    Home: () => nextInRow(places, -1, y, 1),
    End: () => nextInRow(places, places.size, y, -1),
  };
  const vertical = {
    ArrowUp: () => nearest(places, column, y - 1),
    ArrowDown: () => nearest(places, column, y + 1),
  };
  const next = own({ ...sideways, ...vertical }, key)?.() ?? null;
  if (next === null) return null;
  return own(vertical, key) ? { square: next, column } : focusOn(places, next);
}

export const firstFocus = (places: Places): Focus => {
  const square = nearest(places, 0, places.size - 1) ?? 0;
  return focusOn(places, square);
};
