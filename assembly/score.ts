/** As in `src/engine/search/score.ts` and `table.ts`. */

export const WON: i32 = 30000;
export const DECIDED: i32 = 29000;
/** Outside the range of scores. */
export const UNKNOWN: i32 = 1 << 20;
/** The longest line that is searched, in plies. */
export const MAX_PLY = 120;

export const AT_LEAST: i32 = 1;
export const AT_MOST: i32 = 2;
export const EXACT: i32 = 3;

/** Converts a score counted from the position to one counted from the root. */
export function fromHere(score: i32, ply: i32): i32 {
  if (score >= DECIDED) return score - ply;
  return score <= -DECIDED ? score + ply : score;
}

export function fromRoot(score: i32, ply: i32): i32 {
  return fromHere(score, -ply);
}
