/** Turns the pieces of one board into those of another, so that their elements are reused. */
import { isSameTower } from '../../draughts/piece.ts';
import type { Position, Square, Tower } from '../../draughts/types.ts';
import type { Places } from './places.ts';

type Squares = Position['board'];

interface Slide {
  readonly from: Square;
  readonly to: Square;
}

export type Changes = ReturnType<typeof changesBetween>;

const isAlike = (a: Tower | null | undefined, b: Tower | null | undefined): boolean =>
  isSameTower(a ?? null, b ?? null);

export const isSameBoard = (a: Squares, b: Squares): boolean =>
  a === b || (a.length === b.length && a.every((tower, square) => isAlike(tower, b[square])));

/**
 * `mover` moves along its path even if it looks different at the end. Other pieces slide to the
 * squares of new pieces that look the same.
 */
export function changesBetween(places: Places, before: Squares, after: Squares, mover: Slide | null = null) {
  const slides: Slide[] = mover === null ? [] : [mover];
  const isLeft = (square: Square): boolean => square === mover?.from && mover.from !== mover.to;
  const squares = [...before.keys()];
  const came = squares.filter(
    (square) => after[square] && (!before[square] || isLeft(square)) && square !== mover?.to,
  );
  const gone = squares.filter((square) => before[square] && !after[square] && square !== mover?.from);
  const distance = (from: Square, to: Square): number => {
    const [a, b] = [places.of(from), places.of(to)];
    return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  };
  const arrived = came.filter((to) => {
    const alike = gone.filter((from) => isAlike(before[from], after[to]));
    if (alike.length === 0) return true;
    const from = alike.reduce((best, next) => (distance(next, to) < distance(best, to) ? next : best));
    slides.push({ from, to });
    gone.splice(gone.indexOf(from), 1);
    return false;
  });
  return { slides, gone, came: arrived };
}
