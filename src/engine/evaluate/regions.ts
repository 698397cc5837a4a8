/**
 * The regions of the 8x8 board that are learned by heart: nine blocks of four rows and four columns, each sharing half
 * of itself with the next. The eight squares of a block, each empty, with an own man or with one of theirs, make
 * one of 3^8 patterns, and every pattern of every block has a weight (Buro's pattern evaluation from Othello, which
 * Scan brought to draughts). Kings are seen as empty squares here and valued apart.
 *
 * As the squares of a block are the same eight bits of a board shifted by its first, one table of 2^14 entries turns a
 * side's men into the digits of base 3.
 */

/** Patterns of a block. */
export const PATTERNS = 3 ** 8;

/** The first square of each block: rows 0, 2 and 4, columns 0, 2 and 4. */
export const BLOCKS = [0, 1, 2, 8, 9, 10, 16, 17, 18] as const;

/** The squares of a block, shifted down to its first. */
export const BLOCK = 0x3333;

const BITS = [0, 1, 4, 5, 8, 9, 12, 13];

/** A side's men on a block as the digits of a number of base 3. */
export const DIGITS = Int16Array.from({ length: BLOCK + 1 }, (_, men) =>
  BITS.reduce((number, bit, digit) => number + ((men >>> bit) & 1) * 3 ** digit, 0),
);

/** The pattern of a block: 1 for each own man and 2 for each of theirs. */
export const patternOf = (own: number, theirs: number, first: number): number =>
  DIGITS[(own >>> first) & BLOCK]! + 2 * DIGITS[(theirs >>> first) & BLOCK]!;

/** The block and the pattern seen from the other side, as `block * PATTERNS + pattern`. */
export function turnedPattern(block: number, pattern: number): number {
  let turned = 0;
  for (let rest = pattern, digit = 0; digit < 8; digit += 1, rest = Math.trunc(rest / 3)) {
    const piece = rest % 3;
    turned += (piece === 0 ? 0 : 3 - piece) * 3 ** (7 - digit);
  }
  return (BLOCKS.length - 1 - block) * PATTERNS + turned;
}
