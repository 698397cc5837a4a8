/** Why a text isn't a position: a code, a column, and the wrong words. */

export type FenCode =
  | 'fen-too-long'
  | 'fen-turn'
  | 'fen-color'
  | 'fen-square'
  | 'fen-range'
  | 'fen-tower'
  /** A tower with alternating colors, which can't occur in a game. */
  | 'fen-tower-mixed'
  | 'fen-square-twice'
  | 'fen-man-on-last-row'
  | 'fen-too-many'
  | 'fen-too-many-captures'
  /** A side has no pieces, so no game can start here. */
  | 'fen-side-empty'
  | 'fen-over';

export interface FenProblem {
  readonly code: FenCode;
  readonly column: number;
  readonly text: string;
}

/** A trimmed part of a text, with its column, counted from 1, so that a problem can point to it. */
export interface Word {
  readonly text: string;
  readonly column: number;
}

const SPACES = /^\s*/;

const trimmed = ({ text, column }: Word): Word => ({
  text: text.trim(),
  column: column + (SPACES.exec(text)?.[0].length ?? 0),
});

export const split = (word: Word, separator: string): readonly Word[] => {
  let column = word.column;
  return word.text.split(separator).map((text) => {
    const part = trimmed({ text, column });
    column += text.length + separator.length;
    return part;
  });
};

/** The word without its first `length` characters and any spaces after them. */
export const after = (word: Word, length: number): Word =>
  trimmed({ text: word.text.slice(length), column: word.column + length });
