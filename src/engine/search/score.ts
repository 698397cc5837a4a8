/** In hundredths of a man for the side to move. A forced win is `WON` minus the plies to it. */
export const WON = 30_000;
export const INFINITE = 32_000;
/** Scores this high, of either sign, are forced results. */
export const DECIDED = 29_000;
/** The longest line that a search follows, in plies. */
export const MAX_PLY = 120;
export const UNKNOWN = 1 << 20;

export const winIn = (plies: number): number => WON - plies;
export const lossIn = (plies: number): number => plies - WON;

export const pliesToEnd = (score: number): number | null =>
  Math.abs(score) < DECIDED ? null : WON - Math.abs(score);
