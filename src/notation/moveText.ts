/** Separators only show whether a capture was meant, so that refusals are clearer. */
import type { Square } from '../draughts/types.ts';
import type { AnyVariant } from '../draughts/variant.ts';
import { inAscii, inLatinFiles, withDigits } from './lookAlikes.ts';
import { parseSquare } from './square.ts';

const PLAIN = /^[a-l\d:x-]+$/;

/** Normalizes `Ｃ３—Ｄ４` and `сЗ×е5` to `c3-d4` and `c3xe5`. */
export const plain = (text: string): string =>
  PLAIN.test(text)
    ? text
    : inLatinFiles(withDigits(inAscii(text).normalize('NFKC')))
        .replace(/[\p{Dash_Punctuation}−→]/gu, '-')
        .replace(/[×✕✖∶*]/g, 'x')
        .trim();

/** The longest text to read, in UTF-16 units: twice the longest capture on 144 squares. */
const LONGEST = 250;
const SHOWN = 40;

/** A well-formed square that isn't on the board, such as a light square. No move ends there. */
export const NOWHERE: Square = -1;

export interface MoveText {
  readonly squares: readonly Square[];
  readonly capture: boolean;
  /** The captured squares in parentheses, as in `c3:g7(d4,f6)`. */
  readonly taken: readonly Square[] | null;
  readonly promotes: boolean;
}

const WHOLE =
  /^(?:\d+\.(?:\.\.)?\s*)?(?<squares>[a-l\d](?:[^(=!?#+.]*[^(=!?#+.\s])?)(?:\s*\((?<taken>[a-l\d\s,]+)\))?(?:\s*(?<promotes>=k))?[\s!?#+.]*$/;
const SQUARE = /(?<square>[a-l]\d{1,2}|\d\d(?=\d\d(?!\d))|\d{1,2}(?!\d))(?<separator>[\s:x>-]*)/y;

const readSquares = (variant: AnyVariant, text: string): readonly Square[] | null => {
  const squares: Square[] = [];
  let end = 0;
  while (end < text.length) {
    SQUARE.lastIndex = end;
    const match = SQUARE.exec(text);
    if (match === null) return null;
    squares.push(parseSquare(variant, match.groups?.['square'] ?? '') ?? NOWHERE);
    end += match[0].length;
  }
  return squares;
};

export const readMoveText = (variant: AnyVariant, text: string): MoveText | null => {
  if (text.length > LONGEST) return null;
  const groups = WHOLE.exec(plain(text))?.groups;
  const written = groups?.['squares'] ?? '';
  const squares = readSquares(variant, written);
  if (squares === null || squares.length < 2) return null;
  const list = groups?.['taken'];
  const taken = list === undefined ? null : readSquares(variant, list.replaceAll(',', ' ').trim());
  if (list !== undefined && taken === null) return null;
  const capture = /[:x]/.test(written) || squares.length > 2 || taken !== null;
  return { squares, capture, taken, promotes: groups?.['promotes'] !== undefined };
};

export const quote = (text: string): string =>
  text.length <= SHOWN ? text : `${Array.from(text.slice(0, SHOWN)).slice(0, -1).join('')}…`;
