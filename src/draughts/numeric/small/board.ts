/**
 * The 32 dark squares of an 8x8 board in one 32-bit integer, for the side to move, which is at the
 * bottom and moves up. So one generator serves both colors; `turnBoard` changes the sides of a
 * position's three words. Bit 0 is the lower left square, with four bits per row:
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
 * The constants are one object for speed: a module that copies them into its own constants has them
 * compiled in, while an imported constant is read each time (measured: a third slower).
 */

/** Rows 0, 2, 4, 6, whose leftmost square touches the left edge. */
const EVEN_ROWS = 0x0f0f0f0f;
/** Rows 1, 3, 5, 7, whose rightmost square touches the right edge. */
const ODD_ROWS = 0xf0f0f0f0 | 0;
const TOP = 0xf0000000 | 0;

/** Up-left, up-right, down-left, down-right. */
const WAYS = 4;
const FIRST_WAY_DOWN = 2;

const STEPS = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

function bitAt(row: number, column: number): number {
  if (row < 0 || row > 7 || column < 0 || column > 7) return 0;
  return 1 << (4 * row + (column >> 1));
}

/** One entry per square and way, made from the squares of that ray, nearest first. */
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

/** The next square, the one behind, and the ray, at `square * WAYS + way`; 0 off the board. */
const NEXT = table((ray) => ray[0] ?? 0);
const BEHIND = table((ray) => ray[1] ?? 0);
const RAY = table((ray) => ray.reduce((bits, bit) => bits | bit, 0));

/** The squares next to a square from which it could be jumped to. */
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
  TOP,
  WAYS,
  FIRST_WAY_DOWN,
  NEXT,
  BEHIND,
  RAY,
  AROUND,
  /** Words of a successor: own pieces, the opponent's, all kings, and the move (captures only). */
  WORDS: 4,
} as const;

/** From the other side: bit 0 becomes bit 31. */
export function turnBoard(bits: number): number {
  let b = bits;
  b = ((b >>> 1) & 0x55555555) | ((b & 0x55555555) << 1);
  b = ((b >>> 2) & 0x33333333) | ((b & 0x33333333) << 2);
  b = ((b >>> 4) & 0x0f0f0f0f) | ((b & 0x0f0f0f0f) << 4);
  b = ((b >>> 8) & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
  return (b >>> 16) | (b << 16);
}

// The men that can jump, found for all men at once by shifting the boards. Most positions have none,
// so this precedes the walk. From an even row, up-left and up-right are 3 and 4 bits further, from an
// odd row 4 and 5; the square behind is always 7 or 9 bits further.

/** The men with an opponent's piece in front and an empty square behind it. */
export function menThatJumpForward(men: number, opponent: number, empty: number): number {
  const even = men & EVEN_ROWS;
  const odd = men & ODD_ROWS;
  return (
    (((even & (opponent >>> 3)) | (odd & (opponent >>> 4))) & (empty >>> 7) & MAY_JUMP_LEFT) |
    (((even & (opponent >>> 4)) | (odd & (opponent >>> 5))) & (empty >>> 9) & MAY_JUMP_RIGHT)
  );
}

/** For men that also capture backward. */
export function menThatJump(men: number, opponent: number, empty: number): number {
  const even = men & EVEN_ROWS;
  const odd = men & ODD_ROWS;
  return (
    menThatJumpForward(men, opponent, empty) |
    (((even & (opponent << 5)) | (odd & (opponent << 4))) & (empty << 9) & (MAY_JUMP_RIGHT << 9)) |
    (((even & (opponent << 4)) | (odd & (opponent << 3))) & (empty << 7) & (MAY_JUMP_LEFT << 7))
  );
}

/** The nearest square in a way; 0 without one. */
export function firstOn(squares: number, way: number): number {
  if (way < FIRST_WAY_DOWN) return squares & -squares;
  return squares === 0 ? 0 : 1 << (31 - Math.clz32(squares));
}
