/** Bashni's commanders are on the 8x8 board. */
export { ALL, EVEN, NOT_LEFT, NOT_RIGHT, ODD, ROAD, ROW, TOP } from '../small/shape';
export type Bits = u32;
/** The commanders' words are followed by one word for each square's tower. */
export const SIZE = 16 + 4 * 32;
