/**
 * The board of a variant: where its squares lie, and which squares follow each other in a direction. All of it is worked
 * out once for each variant, so that a move is found by reading lists instead of calculating.
 */
import { seenBy, type Direction } from './direction.ts';
import type { ByColor, Color, Square } from './types.ts';
import type { Variant } from './variant.ts';

/** Where a square lies: row 0 is Black's edge (the top), column 0 the left seen from White. */
export interface RowAndColumn {
  readonly row: number;
  readonly column: number;
}

/** The squares that follow a square in one direction, nearest first, up to the edge. */
export type Ray = readonly Square[];

export interface Board {
  /** Rows, and columns. */
  readonly size: 8 | 10 | 12;
  /** The place of each playable square. */
  readonly squares: readonly RowAndColumn[];
  /** The playable square at a place; `null` off the board and on squares that are not played on. */
  readonly squareAt: (row: number, column: number) => Square | null;
  /** Whether the square is on the row where men of this colour are crowned. */
  readonly isLastRow: ByColor<readonly boolean[]>;
}

const boards = new Map<string, Board>();

/** The board that the variant is played on; the same object for every call. */
export function boardOf({ size, squares }: Pick<Variant, 'size' | 'squares'>): Board {
  const key = `${size} ${squares}`;
  const known = boards.get(key);
  if (known) return known;
  const made = makeBoard(size, squares);
  boards.set(key, made);
  return made;
}

function makeBoard(size: Variant['size'], played: Variant['squares']): Board {
  const all = Array.from({ length: size * size }, (_, index) => ({
    row: Math.floor(index / size),
    column: index % size,
  }));
  const squares = all.filter((place) => isPlayed(played, place, size));
  const numbers = new Map(squares.map(({ row, column }, square) => [row * size + column, square]));
  const isInside = (index: number): boolean => index >= 0 && index < size;
  return {
    size,
    squares,
    squareAt: (row, column) =>
      isInside(row) && isInside(column) ? (numbers.get(row * size + column) ?? null) : null,
    isLastRow: {
      white: squares.map(({ row }) => row === 0),
      black: squares.map(({ row }) => row === size - 1),
    },
  };
}

function isPlayed(played: Variant['squares'], { row, column }: RowAndColumn, size: number): boolean {
  if (played === 'all') return true;
  const fromCorner = size - 1 - row + column;
  return (fromCorner % 2 === 0) === (played === 'lower-left');
}

/** For each square, the rays from it in the given directions of a player; a ray may be empty. */
export function raysOf(
  board: Board,
  directions: readonly Direction[],
  color: Color,
): readonly (readonly Ray[])[] {
  const seen = directions.map((direction) => seenBy(color, direction));
  return board.squares.map((place) => seen.map((direction) => rayFrom(board, place, direction)));
}

function rayFrom(board: Board, { row, column }: RowAndColumn, { rows, columns }: Direction): Ray {
  const next = { row: row + rows, column: column + columns };
  const square = board.squareAt(next.row, next.column);
  return square === null ? [] : [square, ...rayFrom(board, next, { rows, columns })];
}
