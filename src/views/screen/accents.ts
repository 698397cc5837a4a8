/** The colours of the edge of a message, 0xRRGGBB, taken from a wooden board and its pieces. */
import type { ByColor } from '../../draughts/types.ts';

/** The side to move. */
export const TURN_ACCENT: ByColor<number> = { white: 0xf3e3c3, black: 0x4a3428 };
/** Someone won. */
export const WON_ACCENT = 0xe0a526;
/** Nobody won. */
export const DRAWN_ACCENT = 0x8a9199;
/** An invitation that is still open. */
export const OPEN_ACCENT = 0x4f8f5b;
