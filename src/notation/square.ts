/**
 * `c3` (from White's lower-left corner) or `22` (the PDN number). The place determines the name.
 */
import { boardOf, type Board } from '../draughts/geometry.ts';
import type { Square } from '../draughts/types.ts';
import type { AnyVariant, Variant } from '../draughts/variant.ts';

type SquareStyle = Variant['notation']['squares'];

/** `short` is the variant's style, but leaves out parts of algebraic moves: `cd4`, `c:e5`. */
export type NotationStyle = SquareStyle | 'short';

/** The style for texts that are read aloud, because `fg5` would be read as one word. */
export const spokenIn = (style?: NotationStyle): SquareStyle | undefined =>
  style === 'short' ? undefined : style;

export const squaresIn = ({ notation }: AnyVariant, style?: NotationStyle): SquareStyle =>
  style === undefined || style === 'short' ? notation.squares : style;

const FILES = 'abcdefghijkl';
const ALGEBRAIC = /^([a-l])([1-9]\d?)$/;
const NUMERIC = /^\d{1,3}$/;

const algebraic = (board: Board, square: Square): string => {
  const place = board.squares[square];
  if (place === undefined) throw new RangeError(`expected a square of this board, got ${square}`);
  return `${FILES.charAt(place.column)}${board.size - place.row}`;
};

/**
 * A square as text, by default in the variant's style. Throws a RangeError if it is off the board.
 *
 * @example
 * makeSquare(variantOf('russian'), 20) // => 'a3'
 * makeSquare(variantOf('international'), 20) // => '21'
 * makeSquare(variantOf('russian'), 20, 'numeric') // => '21'
 */
export const makeSquare = (variant: AnyVariant, square: Square, style?: NotationStyle): string => {
  const name = algebraic(boardOf(variant), square);
  return squaresIn(variant, style) === 'algebraic' ? name : String(square + 1);
};

/**
 * The square that a text names, in any style or case, even with leading zeros; otherwise `null`.
 *
 * @example
 * parseSquare(variantOf('russian'), 'C3') // => 21
 * parseSquare(variantOf('russian'), 'c4') // => null
 */
export const parseSquare = (variant: AnyVariant, text: string): Square | null => {
  const board = boardOf(variant);
  if (NUMERIC.test(text)) {
    const square = Number(text) - 1;
    return square in board.squares ? square : null;
  }
  const [, file, row] = ALGEBRAIC.exec(text.toLowerCase()) ?? [];
  if (file === undefined || row === undefined) return null;
  return board.squareAt(board.size - Number(row), FILES.indexOf(file));
};

export const parseSquares = (variant: AnyVariant, text: string): readonly Square[] | null => {
  const squares = text.split(/[:x-]/u).map((name) => parseSquare(variant, name));
  return squares.every((square) => square !== null) ? squares : null;
};
