/** The 10x10 board: a set of squares is an integer, five bits per row; see `small/shape.ts`. */
export type Bits = u64;
export const ROW = 5;
export const EVEN: Bits = 0x1f07c1f07c1f;
export const ODD: Bits = 0x3e0f83e0f83e0;
export const NOT_LEFT: Bits = 0x3def7bdef7bde;
export const NOT_RIGHT: Bits = 0x1ef7bdef7bdef;
export const ALL: Bits = 0x3ffffffffffff;
export const TOP: Bits = 0x3e00000000000;
export const ROAD: Bits = 0x2104208410821;
export const SIZE = 32;
