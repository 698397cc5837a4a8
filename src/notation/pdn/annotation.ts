/** Small marks behind moves: strengths as numbers (PGN 10, numeric annotation glyphs) and comments as plain text. */

/** The signs of books for who stands better (PGN 10). */
const SIGNS: ReadonlyMap<string, number> = new Map([
  ['=', 10],
  ['∞', 13],
  ['+=', 14],
  ['⩲', 14],
  ['=+', 15],
  ['⩱', 15],
  ['±', 16],
  ['+/-', 16],
  ['∓', 17],
  ['-/+', 17],
  ['+-', 18],
  ['-+', 19],
]);

const STRENGTHS = ['', '!', '?', '!!', '??', '!?', '?!', '*'];

/** The glyph's number of `!`, `(?!)`, `$5`, `+-` or `*` (a forced move); 0 for signs that say nothing. */
export const parseGlyph = (text: string): number => {
  if (text.startsWith('$')) return Number(text.slice(1));
  const sign = SIGNS.get(text);
  if (sign !== undefined) return sign;
  const strength = text.replace(/[():]/g, '').slice(0, 2);
  return Math.max(0, STRENGTHS.indexOf(strength));
};

/** The glyph as PDN 3.0 writes it. `*` would end the game, so a forced move is `$7`. */
export const makeGlyph = (glyph: number): string => `$${glyph}`;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A comment's text without its braces or semicolon, its line breaks made spaces. */
export const parseComment = (text: string): string => tidy(text.replace(/^[{;]|\}$/g, ''));

/** A comment in braces; a closing brace inside would end it, and PDN has no escape, so it becomes a parenthesis. */
export const makeComment = (text: string): string => `{${tidy(text).replaceAll('}', ')')}}`;
