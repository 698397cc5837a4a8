/**
 * How a file names squares and colors. This may differ from the variant's own way, where square 1
 * is at the top left and its rules say which color begins. Each function is its own inverse.
 */
import { boardOf } from '../../draughts/geometry.ts';
import type { Color } from '../../draughts/types.ts';
import type { AnyVariant } from '../../draughts/variant.ts';
import { inLatin } from '../plainFen.ts';
import type { PdnClock, PdnResult, PdnTag } from './game.ts';

export interface Convention<V extends AnyVariant = AnyVariant> {
  readonly variant: V;
  /** Whether the other color begins. */
  readonly exchanged: boolean;
  /** The corner of square 1, as seen by the player who begins. */
  readonly corner: Corner;
  /** Whether a1 is at the left hand of the player who begins. Our a1 is at White's. */
  readonly isTurned?: boolean;
}

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

/** Boards that are numbered from another corner never have more than eight columns. */
const NAMED_SQUARE = /[a-h]\d/i;
const COLOR = /(?<=^\s{0,9}|:\s{0,9})[WB]/gi;

/** The variant's own corner of square 1, as seen by the player who begins: top left for White. */
export const ownCorner = ({ begins }: AnyVariant): Corner => (begins === 'white' ? 2 : 1);

const isTop = (corner: Corner): boolean => corner === 2 || corner === 3;
const isLeft = (corner: Corner): boolean => corner === 0 || corner === 2;

const renumbered = ({ variant, corner }: Convention, number: number): number => {
  const { squares, size } = boardOf(variant);
  const own = ownCorner(variant);
  const width = squares.length / size;
  const [row, column] = [Math.floor((number - 1) / width), (number - 1) % width];
  const ours = isTop(corner) === isTop(own) ? row : size - 1 - row;
  return ours * width + (isLeft(corner) === isLeft(own) ? column : width - 1 - column) + 1;
};

const LETTERS = 'abcdefgh';

/** Turns `c3:e5` into `f6:d4`, and `cd4` into `fe5`. */
const turned = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[a-h](?=[1-8a-h:x-])/g, (file) => LETTERS.charAt(7 - LETTERS.indexOf(file)))
    .replace(/(?<=[a-h])[1-8]/g, (row) => String(9 - Number(row)));

export const asSquares = (convention: Convention, text: string): string => {
  if (NAMED_SQUARE.test(text.replace(COLOR, ''))) return convention.isTurned ? turned(text) : text;
  if (convention.corner === ownCorner(convention.variant)) return text;
  const { length } = boardOf(convention.variant).squares;
  return text.replace(/\d+/g, (digits) => {
    const number = Number(digits);
    // `3228` is a move without a separator.
    if (digits.length === 4)
      return digits.replace(/\d\d/g, (half) => asSquares(convention, half).padStart(2, '0'));
    return number < 1 || number > length ? digits : String(renumbered(convention, number));
  });
};

export const asFen = (convention: Convention, text: string): string => {
  const squares = asSquares(convention, inLatin(text));
  return convention.exchanged ? squares.replace(COLOR, other) : squares;
};

/** A position that doesn't name the side to move (PDN 3.0, FEN tag). */
const OPEN_TURN = /^(?<before>\s*)\?(?=\s*:)/;

export const hasUnknownTurn = (fen: string): boolean => OPEN_TURN.test(fen);

export const withTurn = (fen: string, turn: Color): string =>
  fen.replace(OPEN_TURN, turn === 'white' ? '$<before>W' : '$<before>B');

export const asTag = ({ exchanged }: Convention, { name, value }: PdnTag): PdnTag => ({
  name: exchanged ? name.replace(/^(?:White|Black)(?![a-z])|(?:White|Black)$/, other) : name,
  value,
});

export const asColor = ({ exchanged }: Convention, color: Color): Color => {
  if (!exchanged) return color;
  return color === 'white' ? 'black' : 'white';
};

export const asClock = (convention: Convention, { white, black, running }: PdnClock): PdnClock =>
  convention.exchanged
    ? { white: black, black: white, running: running === null ? null : asColor(convention, running) }
    : { white, black, running };

export const asResult = ({ exchanged }: Convention, result: PdnResult): PdnResult => {
  if (!exchanged || (result !== '1-0' && result !== '0-1')) return result;
  return result === '1-0' ? '0-1' : '1-0';
};
