import type { Move, Square } from '../draughts/types.ts';
import type { AnyVariant } from '../draughts/variant.ts';
import { boardOf, type RowAndColumn } from '../draughts/geometry.ts';

// Equal if the same squares were captured; in Bashni, in the same order, which changes the tower.
const takenKey = ({ captured }: AnyVariant, taken: readonly Square[]): string =>
  (captured === 'joins-tower' ? taken : taken.toSorted((a, b) => a - b)).join(' ');

export const moveKey = (variant: AnyVariant, { from, to, promotes, taken }: Move): string =>
  `${from} ${to} ${promotes} ${takenKey(variant, taken)}`;

export const sameTaken = (
  { captured }: AnyVariant,
  taken: readonly Square[],
  listed: readonly Square[],
): boolean =>
  taken.length === listed.length &&
  taken.every((square, at) => (captured === 'joins-tower' ? square === listed[at] : listed.includes(square)));

export const sameMove = (variant: AnyVariant, a: Move, b: Move): boolean =>
  a.from === b.from && a.to === b.to && a.promotes === b.promotes && sameTaken(variant, a.taken, b.taken);

type Place = RowAndColumn | undefined;

function isBetween(place: Place, from: Place, to: Place): boolean {
  if (!place || !from || !to) return false;
  const [rows, columns] = [place.row - from.row, place.column - from.column];
  const [rowsLeft, columnsLeft] = [to.row - place.row, to.column - place.column];
  return rows * columnsLeft === columns * rowsLeft && rows * rowsLeft + columns * columnsLeft > 0;
}

/**
 * Whether these squares may be a route of the move. Ignores occupied squares, so it may be wrong.
 */
export function canBeRoute(variant: AnyVariant, written: readonly Square[], { taken }: Move): boolean {
  if (written.length !== taken.length + 1) return false;
  const { squares } = boardOf(variant);
  const landings = written.map((square) => squares[square]);
  const left = new Set(taken);
  return landings.slice(1).every((to, step) => {
    const over = [...left].find((piece) => isBetween(squares[piece], landings[step], to));
    return over !== undefined && left.delete(over);
  });
}
