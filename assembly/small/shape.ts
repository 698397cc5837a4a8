/** The 8x8 board: a set of squares is an integer, four bits per row. */
export type Bits = u32;
export const ROW = 4;
/** Rows 0, 2, 4 …, where the first square touches the left edge; and the other rows. */
export const EVEN: Bits = 0x0f0f0f0f;
export const ODD: Bits = 0xf0f0f0f0;
/** The squares from which a jump to the left (to the right) stays between the edges. */
export const NOT_LEFT: Bits = 0xeeeeeeee;
export const NOT_RIGHT: Bits = 0x77777777;
export const ALL: Bits = 0xffffffff;
export const TOP: Bits = 0xf0000000;
/** The longest diagonal, from the lower left. */
export const ROAD: Bits = 0x88442211;
/** Positions consist of three sets, the last capture's name, and king runs or towers. */
export const SIZE = 16;
