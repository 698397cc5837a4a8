/**
 * Squares as text: `c3` (a column letter and a row number, both from White's lower left corner) or `22` (the PDN
 * number). Both are read for every variant; the variant's record says which one it shows.
 *
 * Neither needs a table: a square is counted in reading order, so its number is that count from 1, and its name follows
 * from its place on the board. That holds for the mirrored boards and for those that use all 64 squares as well.
 */
import { boardOf } from '../draughts/geometry.ts';
import type { Board } from '../draughts/geometry.ts';
import type { Square } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';

/** How squares are named. */
type SquareStyle = Variant['notation']['squares'];

/**
 * How squares and moves are written. `short` is the variant's own style, but where that is letters, moves leave out what tells nothing:
 * `cd4`, `c:e5`.
 */
export type NotationStyle = SquareStyle | 'short';

/** How squares are named in a style; as the variant has it unless told. */
export const squaresIn = ({ notation }: Variant, style?: NotationStyle): SquareStyle =>
  style === undefined || style === 'short' ? notation.squares : style;

const FILES = 'abcdefghijkl';
const ALGEBRAIC = /^([a-l])([1-9]\d?)$/;
const NUMERIC = /^\d{1,3}$/;

const algebraic = (board: Board, square: Square): string => {
  const place = board.squares[square];
  if (place === undefined) throw new RangeError(`no square ${square} on this board`);
  return `${FILES.charAt(place.column)}${board.size - place.row}`;
};

/** The text of a square, in the variant's own style unless told. Throws a RangeError for a square off the board. */
export const makeSquare = (variant: Variant, square: Square, style?: NotationStyle): string => {
  const name = algebraic(boardOf(variant), square);
  return squaresIn(variant, style) === 'algebraic' ? name : String(square + 1);
};

/** The square that a text names in either style, upper or lower case, leading zeros allowed; `null` when there is none. */
export const parseSquare = (variant: Variant, text: string): Square | null => {
  const board = boardOf(variant);
  if (NUMERIC.test(text)) {
    const square = Number(text) - 1;
    return square in board.squares ? square : null;
  }
  const [, file, row] = ALGEBRAIC.exec(text.toLowerCase()) ?? [];
  if (file === undefined || row === undefined) return null;
  return board.squareAt(board.size - Number(row), FILES.indexOf(file));
};

/** The squares that a text names with a sign between them, such as `12x23`; `null` when one of them is none. */
export const parseSquares = (variant: Variant, text: string): readonly Square[] | null => {
  const squares = text.split(/[:x-]/u).map((name) => parseSquare(variant, name));
  return squares.every((square) => square !== null) ? squares : null;
};
