import { once } from './once.ts';
import type { ByColor, Color, Direction, Square } from './types.ts';
import type { Variant } from './variant.ts';

const toward = (rows: number, columns: number): Direction => ({ rows, columns });

export const DIAGONALLY_FORWARD = [toward(-1, -1), toward(-1, 1)] as const;
export const DIAGONALLY = [...DIAGONALLY_FORWARD, toward(1, -1), toward(1, 1)] as const;
export const FORWARD_AND_SIDEWAYS = [toward(-1, 0), toward(0, -1), toward(0, 1)] as const;
/** Along ranks and files. */
export const STRAIGHT = [...FORWARD_AND_SIDEWAYS, toward(1, 0)] as const;
/** Along ranks and files, from dark square to dark square. */
export const STRAIGHT_OVER_LIGHT = [toward(-2, 0), toward(0, -2), toward(0, 2), toward(2, 0)] as const;

/** Forward for Black is down the board. */
const seenBy = (color: Color, { rows, columns }: Direction): Direction =>
  color === 'white' ? { rows, columns } : { rows: -rows, columns };

export const areOpposite = (a: Direction, b: Direction): boolean =>
  a.rows === -b.rows && a.columns === -b.columns;

/** Row 0 is Black's edge (the top); column 0 is White's left. */
export interface RowAndColumn {
  readonly row: number;
  readonly column: number;
}

export type Ray = readonly Square[];

export interface Board {
  /** The number of rows and of columns. */
  readonly size: 8 | 10 | 12;
  readonly squares: readonly RowAndColumn[];
  /** Null off the board and on unused squares. */
  readonly squareAt: (row: number, column: number) => Square | null;
  readonly isLastRow: ByColor<readonly boolean[]>;
}

const boards = new Map<string, Board>();

const boardFor = once(({ size, squares }: Pick<Variant, 'size' | 'squares'>): Board => {
  const key = `${size} ${squares}`;
  const board = boards.get(key) ?? makeBoard(size, squares);
  boards.set(key, board);
  return board;
});

/**
 * The squares of a board and where to draw them. Every call returns the same object.
 *
 * @example
 * const { squares } = boardOf(variantOf('international'));
 * squares.length // => 50
 * squares[0] // => { row: 0, column: 1 }
 */
export const boardOf = (variant: Pick<Variant, 'size' | 'squares'>): Board => boardFor(variant);

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
