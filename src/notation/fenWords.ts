/**
 * Cuts a text at a separator and remembers where each part stood, so that a problem can say its column.
 */

/** A part of a text, without the spaces around it. */
export interface Word {
  readonly text: string;
  /** Where it begins in the whole text, from 1. */
  readonly column: number;
}

const SPACES = /^\s*/;

/** The word without the spaces around it. */
const trimmed = ({ text, column }: Word): Word => ({
  text: text.trim(),
  column: column + (SPACES.exec(text)?.[0].length ?? 0),
});

/** The parts of a word between separators, trimmed. */
export const split = (word: Word, separator: string): readonly Word[] => {
  let column = word.column;
  return word.text.split(separator).map((text) => {
    const part = trimmed({ text, column });
    column += text.length + separator.length;
    return part;
  });
};

/** The word without its first `length` characters and the spaces behind them. */
export const after = (word: Word, length: number): Word =>
  trimmed({ text: word.text.slice(length), column: word.column + length });
