/**
 * Scores in hundredths of a man, from the side to move's point of view. A forced win is worth `WON` less the plies until
 * it is on the board, so that the quicker one is better and the slower loss too.
 */

export const WON = 30_000;
/** No position scores beyond. */
export const INFINITE = 32_000;
/** Scores from here on, of either sign, are forced results. */
export const DECIDED = 29_000;
/** The longest line that is searched, in plies. */
export const MAX_PLY = 120;

/** The score of being won (lost) in `plies`. */
export const winIn = (plies: number): number => WON - plies;
export const lossIn = (plies: number): number => plies - WON;

/** Plies until a decided score is on the board; `null` when nothing is decided. */
export const pliesToEnd = (score: number): number | null =>
  Math.abs(score) < DECIDED ? null : WON - Math.abs(score);

/** A score counted from the position itself as one counted from the root, `ply` plies before, and the other way. */
export function fromHere(score: number, ply: number): number {
  if (score >= DECIDED) return score - ply;
  return score <= -DECIDED ? score + ply : score;
}

export function fromRoot(score: number, ply: number): number {
  if (score >= DECIDED) return score + ply;
  return score <= -DECIDED ? score - ply : score;
}
