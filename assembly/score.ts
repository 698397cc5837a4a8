/** As in `src/engine/search/score.ts`, `tree.ts` and `table.ts`. */

export const WON: i32 = 30000;
export const DECIDED: i32 = 29000;
/** Outside the range of scores. */
export const UNKNOWN: i32 = 1 << 20;

export const AT_LEAST: i32 = 1;
export const AT_MOST: i32 = 2;
