/** The parts in TypeScript, which are rarely needed: `src/engine/quick/outside.ts`. */

/** Whether the search is called off, or its time over. */
export declare function isOver(): bool;

/** What the table knows: a score that decides a window of nothing below `beta`, or `ENTRIES` more than its entry's index (-1 for none). */
export declare function find(hash: i32, lock: i32, depth: i32, beta: i32, ply: i32): i32;
export const ENTRIES: i32 = 1 << 20;

/** The best move's place in an entry of the table. */
export declare function choiceOf(entry: i32): i32;

export declare function keep(
  hash: i32,
  lock: i32,
  depth: i32,
  score: i32,
  bound: i32,
  choice: i32,
  ply: i32,
): void;

/** Goes on with a successor (`BORDER`) that has kings or few pieces, in a window of nothing below `beta`. */
export declare function searchOutside(depth: i32, beta: i32, ply: i32): i32;

/** Looks at all captures of a position (`BORDER`) that has more than are counted. */
export declare function quiesceOutside(alpha: i32, beta: i32, ply: i32, threats: i32): i32;

/** Two positions in halves of 25 squares, in the order of TypeScript's stack: the one to go on with, after the one before it. */
export const BORDER = memory.data(48);

const HALF = 0x1ffffff;

/** Writes a position to the first or the second place of the border. */
export function show(place: i32, me: u64, them: u64, kings: u64): void {
  const at = BORDER + 24 * place;
  halve(at, me);
  halve(at + 8, them);
  halve(at + 16, kings);
}

function halve(at: usize, squares: u64): void {
  store<i32>(at, i32(squares & HALF));
  store<i32>(at, i32(squares >> 25), 4);
}
