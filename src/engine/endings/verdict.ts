/** What a database of endings says of a position, in one byte: who wins, and in how many plies at best play of both. */

/** Neither side can force anything. */
export const DRAW = 0;
/** No such position, or not looked at yet. */
export const NOTHING = 255;
/** From here on losses; below wins. */
const LOSSES = 128;
/** The longest way that fits: longer ones would need another layout, and building one throws. */
export const LONGEST = 125;

export const winByte = (plies: number): number => 1 + plies;
export const lossByte = (plies: number): number => LOSSES + plies;

export const isWin = (byte: number): boolean => byte > DRAW && byte < LOSSES;
export const isLoss = (byte: number): boolean => byte >= LOSSES && byte !== NOTHING;
/** Plies until a decided position is over. */
export const pliesOf = (byte: number): number => (byte < LOSSES ? byte - 1 : byte - LOSSES);
