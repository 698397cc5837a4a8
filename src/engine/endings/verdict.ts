/**
 * What a database of endings says of a position, in one byte: a draw, or in how many plies it is over at best play of both.
 *
 * Whoever is without a move has lost, in no plies at all; so a loss takes an even number of plies and a win an odd one, and the number says
 * who wins. Where to be without a move wins, the end is counted as one ply more (`late`), and the same holds.
 */

/** Neither side can force anything. */
export const DRAW = 0;
/** No such position, or not looked at yet. */
export const NOTHING = 255;
/** The longest way that fits. */
export const LONGEST = 253;

/** The byte of what is over in so many plies. Throws where they do not fit. */
export function byteOf(plies: number): number {
  if (plies > LONGEST) throw new Error(`an ending of ${plies} plies`);
  return 1 + plies;
}

/** Plies until a decided position is over. */
export const pliesOf = (byte: number): number => byte - 1;

export const isWin = (byte: number): boolean => byte !== DRAW && (byte & 1) === 0;
export const isLoss = (byte: number): boolean => byte !== NOTHING && (byte & 1) === 1;

/** Plies that are counted beyond the end in a game of this goal. */
export const lateOf = (goal: string): number => (goal === 'lose' ? 1 : 0);
