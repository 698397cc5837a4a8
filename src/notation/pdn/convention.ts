/**
 * How a PDN file shows a game: in some countries Black begins, or the squares are counted from the other end.
 *
 * With us White begins and square 1 is at the top in every variant, so a file of such a game is the same game with the
 * colours exchanged, or the numbers counted from another corner, or both. Each function here undoes itself: it serves reading and writing.
 */
import { boardOf } from '../../draughts/geometry.ts';
import type { Color } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { inLatin } from '../plainFen.ts';
import type { PdnClock, PdnResult, PdnTag } from './game.ts';

export interface Convention {
  readonly variant: Variant;
  /** The file's White is our Black. */
  readonly exchanged: boolean;
  /** Where the file's square 1 is, as whoever begins sees the board; ours is at the top left. */
  readonly corner: Corner;
}

/** 0 bottom left, 1 bottom right, 2 top left, 3 top right (PDN 3.0, GameType tag). */
export type Corner = 0 | 1 | 2 | 3;

const OTHER: ReadonlyMap<string, string> = new Map([
  ['White', 'Black'],
  ['Black', 'White'],
  ['W', 'B'],
  ['B', 'W'],
  ['w', 'b'],
  ['b', 'w'],
]);

const other = (text: string): string => OTHER.get(text) ?? text;

/** No board that is numbered from its other end has more columns than eight. */
const NAMED_SQUARE = /[a-h]\d/i;
const COLOR = /(?<=^\s*|:\s*)[WB]/gi;

/** The number of a square counted from another corner; counted from there again, it is what it was. */
const renumbered = ({ variant, corner }: Convention, number: number): number => {
  const { squares, size } = boardOf(variant);
  const width = squares.length / size;
  const [row, column] = [Math.floor((number - 1) / width), (number - 1) % width];
  const ours = corner === 2 || corner === 3 ? row : size - 1 - row;
  return ours * width + (corner === 0 || corner === 2 ? column : width - 1 - column) + 1;
};

/** A move, or a list of squares. Names of squares are the same in every file; numbers may be counted from another corner. */
export const asSquares = (convention: Convention, text: string): string => {
  if (convention.corner === 2 || NAMED_SQUARE.test(text.replace(COLOR, ''))) return text;
  const { length } = boardOf(convention.variant).squares;
  return text.replace(/\d+/g, (digits) => {
    const number = Number(digits);
    // `3228` is a move without a sign.
    if (digits.length === 4)
      return digits.replace(/\d\d/g, (half) => asSquares(convention, half).padStart(2, '0'));
    return number < 1 || number > length ? digits : String(renumbered(convention, number));
  });
};

/** The value of a FEN tag. */
export const asFen = (convention: Convention, text: string): string => {
  const squares = asSquares(convention, inLatin(text));
  return convention.exchanged ? squares.replace(COLOR, other) : squares;
};

/** The side to move of a position that does not say it (PDN 3.0, FEN tag). */
const OPEN_TURN = /^(?<before>\s*)\?(?=\s*:)/;

export const isTurnOpen = (fen: string): boolean => OPEN_TURN.test(fen);

/** The position with a side to move, if it has none. */
export const withTurn = (fen: string, turn: Color): string =>
  fen.replace(OPEN_TURN, turn === 'white' ? '$<before>W' : '$<before>B');

/** A tag whose name says a colour. */
export const asTag = ({ exchanged }: Convention, { name, value }: PdnTag): PdnTag => ({
  name: exchanged ? name.replace(/^(?:White|Black)(?![a-z])|(?:White|Black)$/, other) : name,
  value,
});

export const asColor = ({ exchanged }: Convention, color: Color): Color => {
  if (!exchanged) return color;
  return color === 'white' ? 'black' : 'white';
};

/** The clocks behind a move. */
export const asClock = (convention: Convention, { white, black, running }: PdnClock): PdnClock =>
  convention.exchanged
    ? { white: black, black: white, running: running === null ? null : asColor(convention, running) }
    : { white, black, running };

/** The result, the file's White first. */
export const asResult = ({ exchanged }: Convention, result: PdnResult): PdnResult => {
  if (!exchanged || (result !== '1-0' && result !== '0-1')) return result;
  return result === '1-0' ? '0-1' : '1-0';
};
