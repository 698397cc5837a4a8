/** One byte: a draw, or the plies to the end: even for losses, odd for wins (`lateOf` adds one). */

export type Verdicts = Uint8Array;

export const DRAW = 0;
/** No such position, or not examined yet. */
export const NOTHING = 255;
const LONGEST = 253;

/** Throws if the plies don't fit. */
export function byteOf(plies: number): number {
  if (plies > LONGEST) throw new Error(`an ending of ${plies} plies doesn't fit`);
  return 1 + plies;
}

export const pliesOf = (byte: number): number => byte - 1;

export const isWin = (byte: number): boolean => byte !== DRAW && (byte & 1) === 0;
export const isLoss = (byte: number): boolean => byte !== NOTHING && (byte & 1) === 1;

/** Plies counted beyond the end of a game. */
export const lateOf = (goal: string): number => (goal === 'lose' ? 1 : 0);
