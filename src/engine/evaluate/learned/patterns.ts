/**
 * The regions of a board that are learned by heart: blocks of four rows and four columns, each sharing half of itself with
 * the next. The eight squares of a block, each empty, with an own man or with one of theirs, make one of 3^8 patterns,
 * and every pattern of every block has a weight (Buro's pattern evaluation from Othello, which Scan brought to draughts).
 * Kings are seen as empty squares here and valued apart.
 *
 * As the squares of a block are the same bits of a board shifted by its first, one small table turns a side's men into the
 * digits of base 3.
 */

/** Patterns of a block. */
export const PATTERNS = 3 ** 8;

/** A side's men on a block, folded into few bits, as the digits of a number of base 3, the lowest square first. */
export const digitsOf = (bits: readonly number[]): Int16Array =>
  Int16Array.from({ length: 2 ** (Math.max(...bits) + 1) }, (_, men) =>
    bits.reduce((number, bit, digit) => number + ((men >>> bit) & 1) * 3 ** digit, 0),
  );

/**
 * The block and the pattern seen from the other side, as `block * PATTERNS + pattern`, where the blocks of a board are
 * so ordered that the first and the last change places when it is turned.
 */
export function turnedPattern(blocks: number, block: number, pattern: number): number {
  let turned = 0;
  for (let rest = pattern, digit = 0; digit < 8; digit += 1, rest = Math.trunc(rest / 3)) {
    const piece = rest % 3;
    turned += (piece === 0 ? 0 : 3 - piece) * 3 ** (7 - digit);
  }
  return (blocks - 1 - block) * PATTERNS + turned;
}
