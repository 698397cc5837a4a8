/** The positions of the running line: each ply's successors follow the ply's position. */
import { SIZE } from './board/ground';

/** At most 500 captures (`captureList.ts`); quiet moves: 30 kings on 12x12 with 22 moves each. */
export const MOST_MOVES = 700;

const BYTES = 1 << 20;

export const STACK = memory.data(BYTES);

/** The last index with room for successors behind it. */
export function room(): usize {
  return STACK + BYTES - SIZE * MOST_MOVES;
}
