/** The rarely needed parts, which are in TypeScript (`src/engine/search/outside.ts`). */

/** The natural logarithm. */
export declare function log(number: f64): f64;

/** Whether the search was canceled, or its time is up. */
export declare function isOver(): bool;

/** The position's entry in the table, or -1. Writes the entry's second word to `FOUND`. */
export declare function find(hash: i32, lock: i32): i32;
export const FOUND = memory.data(4);

/** The place of the best move in an entry of the table. */
export declare function choiceOf(entry: i32): i32;

export declare function keep(hash: i32, lock: i32, depth: i32, score: i32, bound: i32, choice: i32): void;

/** The result of a position in the endings, counted from the position, or `UNKNOWN`. */
export declare function probe(position: usize): i32;

/**
 * Writes the successors of a position with too many captures; returns the address after the last
 * (`src/draughts/numeric/core.ts`).
 */
export declare function list(position: usize, at: usize): usize;
