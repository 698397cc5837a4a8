/** A king may land on any free square behind what it captured, so one capture can be written in several ways. */
import { boardOf, type RowAndColumn } from '../draughts/geometry.ts';
import type { Move, Square } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';

type Place = RowAndColumn | undefined;

/** Whether a place is on the straight way between two others. */
function isBetween(place: Place, from: Place, to: Place): boolean {
  if (!place || !from || !to) return false;
  const [rows, columns] = [place.row - from.row, place.column - from.column];
  const [rowsLeft, columnsLeft] = [to.row - place.row, to.column - place.column];
  return rows * columnsLeft === columns * rowsLeft && rows * rowsLeft + columns * columnsLeft > 0;
}

/**
 * Whether squares can be all those on which a capture lands, from its first to its last: each step goes over one more of its
 * pieces. Whether they are free is not looked at, so now and then it can't be and is said to be.
 */
export function canBeRoute(variant: Variant, written: readonly Square[], { taken }: Move): boolean {
  if (written.length !== taken.length + 1) return false;
  const { squares } = boardOf(variant);
  const landings = written.map((square) => squares[square]);
  const left = new Set(taken);
  return landings.slice(1).every((to, step) => {
    const over = [...left].find((piece) => isBetween(squares[piece], landings[step], to));
    return over !== undefined && left.delete(over);
  });
}
