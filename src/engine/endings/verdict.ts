/** One byte: a draw, or the plies to the end. Losses are even and wins odd (`lateOf` adds one). */

export type Verdicts = Uint8Array;

export const DRAW = 0;
/** The position doesn't exist, or hasn't been examined yet. */
export const NOTHING = 255;
const LONGEST = 253;

/** Throws if there are too many plies for a byte. */
export function byteOf(plies: number): number {
  if (plies > LONGEST) throw new Error(`expected an ending of at most ${LONGEST} plies, got ${plies}`);
  return 1 + plies;
}

export const pliesOf = (byte: number): number => byte - 1;

export const isWin = (byte: number): boolean => byte !== DRAW && (byte & 1) === 0;
export const isLoss = (byte: number): boolean => byte !== NOTHING && (byte & 1) === 1;

/** How many plies are counted beyond the end of a game. */
export const lateOf = (goal: string): number => (goal === 'lose' ? 1 : 0);
