/**
 * How a PDN file shows a game: in some countries Black begins, or the squares are counted from the other end.
 *
 * With us White begins and square 1 is at the top in every variant, so a file of such a game is the same game with the
 * colours exchanged, or the numbers reversed, or both. Each function here undoes itself: it serves reading and writing.
 */
import { boardOf } from '../../draughts/geometry.ts';
import type { Color } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { PdnClock, PdnResult, PdnTag } from './game.ts';

export interface Convention {
  readonly variant: Variant;
  /** The file's White is our Black. */
  readonly exchanged: boolean;
  /** The file's square 1 is our last. */
  readonly reversed: boolean;
}

const OTHER: Readonly<Record<string, string>> = {
  White: 'Black',
  Black: 'White',
  W: 'B',
  B: 'W',
  w: 'b',
  b: 'w',
};

const other = (text: string): string => OTHER[text] ?? text;

/** No board that is numbered from its other end has more columns than eight. */
const NAMED_SQUARE = /[a-h]\d/i;
const COLOR = /(?<=^\s*|:\s*)[WB]/gi;

/** A move, or a list of squares. Names of squares are the same in every file; numbers may be reversed. */
export const asSquares = ({ variant, reversed }: Convention, text: string): string => {
  if (!reversed || NAMED_SQUARE.test(text.replace(COLOR, ''))) return text;
  const beyond = boardOf(variant).squares.length + 1;
  return text.replace(/\d+/g, (number) => String(beyond - Number(number)));
};

/** The value of a FEN tag. */
export const asFen = (convention: Convention, text: string): string => {
  const squares = asSquares(convention, text);
  return convention.exchanged ? squares.replace(COLOR, other) : squares;
};

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
