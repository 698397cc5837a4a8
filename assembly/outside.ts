/** The rarely needed parts in TypeScript (`src/engine/quick/callbacks.ts`). */

/** Whether the search was canceled, or its time is up. */
export declare function isOver(): bool;

/**
 * The table's entry: a score that decides the null window below `beta`, or `ENTRIES` plus the
 * entry's index (-1 for none).
 */
export declare function find(hash: i32, lock: i32, depth: i32, beta: i32, ply: i32): i32;
export const ENTRIES: i32 = 1 << 20;

/** The place of the best move in an entry of the table. */
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

/**
 * Searches a successor (`BORDER`) that has kings or few pieces, in the null window below `beta`.
 */
export declare function searchOutside(depth: i32, beta: i32, ply: i32): i32;

/** Searches all captures of a position (`BORDER`) with more captures than the limit. */
export declare function quiesceOutside(alpha: i32, beta: i32, ply: i32, threats: i32): i32;

/**
 * Two positions in halves of 25 squares, in the order of TypeScript's stack: the position to
 * search, after its predecessor.
 */
export const BORDER = memory.data(48);

const HALF = 0x1ffffff;

/** Writes a position to the first or second place of the border. */
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
