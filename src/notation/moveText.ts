/**
 * Reads what people type for a move into squares, without asking whether such a move exists.
 *
 * Separators carry no meaning for finding the move (`c3d4`, `c3 d4`, `c3-d4` and `c3:d4` are one), because players and
 * programs mix them freely; they only tell whether a capture was meant, which makes a refusal clearer.
 */
import type { Square } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { plain } from './plainMove.ts';
import { parseSquare } from './square.ts';

/** The longest text that is looked at, in UTF-16 units: twice the longest capture on 144 squares. */
const LONGEST = 250;
/** How much of a refused text is shown again. */
const SHOWN = 40;

/** Stands for a square that is named in due form but is not on the board, such as a light one; no move goes there. */
export const NOWHERE: Square = -1;

/** A move as written. */
export interface MoveText {
  /** Two or more squares: the start, any landing squares, the end. */
  readonly squares: readonly Square[];
  /** Written as a capture: with `:` or `x`, or with more than two squares. */
  readonly capture: boolean;
  /** The captured squares, when they were given in parentheses: `c3:g7(d4,f6)`. */
  readonly taken: readonly Square[] | null;
  /** `=K` was written at the end. */
  readonly promotes: boolean;
}

const WHOLE =
  /^(?:\d+\.(?:\.\.)?\s*)?(?<squares>[a-l\d][^(=!?#+.]*)(?:\((?<taken>[a-l\d\s,]+)\))?\s*(?<promotes>=k)?[\s!?#+.]*$/;
const SQUARE = /(?<square>[a-l]\d{1,2}|\d\d(?=\d\d(?!\d))|\d{1,2}(?!\d))(?<separator>[\s:x>-]*)/y;

const readSquares = (variant: Variant, text: string): readonly Square[] | null => {
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

/** Takes a typed move apart; `null` when it is not in any notation we know. */
export const readMoveText = (variant: Variant, text: string): MoveText | null => {
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

/** The beginning of a text, short enough to be quoted in an answer. */
export const quoted = (text: string): string =>
  text.length <= SHOWN ? text : `${Array.from(text.slice(0, SHOWN)).slice(0, -1).join('')}…`;
