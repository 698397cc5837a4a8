/** The square that a key moves the focus to. */
import type { Square } from '../../draughts/types.ts';
import type { Places } from './places.ts';

const SIDEWAYS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);
const UP_OR_DOWN = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

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
  const sideways = SIDEWAYS.get(key);
  if (sideways !== undefined) {
    const next = nextInRow(places, x, y, sideways);
    return next === null ? null : focusOn(places, next);
  }
  const up = UP_OR_DOWN.get(key);
  if (up !== undefined) {
    const next = nearest(places, column, y + up);
    return next === null ? null : { square: next, column };
  }
  const edge =
    key === 'Home'
      ? nextInRow(places, -1, y, 1)
      : key === 'End'
        ? nextInRow(places, places.size, y, -1)
        : null;
  return edge === null ? null : focusOn(places, edge);
}

export const firstFocus = (places: Places): Focus => {
  const square = nearest(places, 0, places.size - 1) ?? 0;
  return focusOn(places, square);
};
