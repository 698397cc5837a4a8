/**
 * The 32 dark squares of an 8x8 board in one 32-bit integer, seen by the side to move.
 *
 * The side to move always sits at the bottom and moves up, so one generator serves both colours without a sign or a
 * branch: to hand the move over, the three words of a position are turned round (`turned`). Bit 0 is the lower left
 * square, four bits a row:
 *
 *      28  29  30  31
 *    24  25  26  27
 *      20  21  22  23          even rows (0, 2 …) begin at the left edge,
 *    16  17  18  19            odd rows end at the right edge
 *      12  13  14  15
 *     8   9  10  11
 *       4   5   6   7
 *     0   1   2   3
 *
 * The constants are exported as one object for the sake of speed: a module that takes them out of it into constants of
 * its own has them compiled in, while an imported constant is read from its module's cell each time (measured: a third
 * slower).
 */

/** Rows 0, 2, 4, 6, whose leftmost square touches the left edge. */
const EVEN_ROWS = 0x0f0f0f0f;
/** Rows 1, 3, 5, 7, whose rightmost square touches the right edge. */
const ODD_ROWS = 0xf0f0f0f0 | 0;
/** The row where a man of the side to move is crowned. */
const TOP = 0xf0000000 | 0;

/** The four ways of a bishop: up-left, up-right, down-left, down-right. */
const WAYS = 4;
/** Ways 0 and 1 lead up (higher bits), 2 and 3 down. */
const FIRST_WAY_DOWN = 2;

const STEPS = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** The bit at a row and column counted from the lower left; 0 off the board. */
function bitAt(row: number, column: number): number {
  if (row < 0 || row > 7 || column < 0 || column > 7) return 0;
  return 1 << (4 * row + (column >> 1));
}

/** Fills a table of one entry a square and way; the entry is made from the squares on that ray, nearest first. */
function table(entry: (ray: readonly number[]) => number): Int32Array {
  const entries = new Int32Array(32 * WAYS);
  for (let square = 0; square < 32; square += 1) {
    const row = square >> 2;
    const column = 2 * (square & 3) + (row & 1);
    STEPS.forEach(([up, right], way) => {
      const ray = [1, 2, 3, 4, 5, 6, 7].map((n) => bitAt(row + n * up, column + n * right));
      entries[square * WAYS + way] = entry(ray);
    });
  }
  return entries;
}

/** The next square, the one behind it, and the whole way to the edge; index `square * WAYS + way`, 0 off the board. */
const NEXT = table((ray) => ray[0] ?? 0);
const BEHIND = table((ray) => ray[1] ?? 0);
const RAY = table((ray) => ray.reduce((bits, bit) => bits | bit, 0));

/** The squares next to a square from which it could be jumped to: those with another one behind. */
const AROUND = Int32Array.from({ length: 32 }, (_, square) => {
  let around = 0;
  for (let way = 0; way < WAYS; way += 1)
    if (BEHIND[square * WAYS + way] !== 0) around |= NEXT[square * WAYS + way]!;
  return around;
});

/** The squares from which a jump up-left (up-right) stays on the board. */
const MAY_JUMP_LEFT = 0x00eeeeee;
const MAY_JUMP_RIGHT = 0x00777777;

export const board = {
  EVEN_ROWS,
  ODD_ROWS,
  TOP,
  WAYS,
  FIRST_WAY_DOWN,
  NEXT,
  BEHIND,
  RAY,
  AROUND,
  MAY_JUMP_LEFT,
  MAY_JUMP_RIGHT,
  /** Words of one successor: own pieces, the opponent's, the kings of both, and the move (captures only). */
  WORDS: 4,
} as const;

/** The board seen from the other side: bit 0 becomes bit 31. */
export function turned(bits: number): number {
  let b = bits;
  b = ((b >>> 1) & 0x55555555) | ((b & 0x55555555) << 1);
  b = ((b >>> 2) & 0x33333333) | ((b & 0x33333333) << 2);
  b = ((b >>> 4) & 0x0f0f0f0f) | ((b & 0x0f0f0f0f) << 4);
  b = ((b >>> 8) & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
  return (b >>> 16) | (b << 16);
}
