/** The positions of the running line: each ply's successors follow the ply's position. */
import { SIZE } from './board/ground';
import { MOST_MOVES } from './tree';

/** As many words as a search has in `src/draughts/numeric/stack.ts`. */
const BYTES = 4 << 18;

export const STACK = memory.data(BYTES);
/** The last index with room for successors behind it. */
export function room(): usize {
  return STACK + BYTES - SIZE * MOST_MOVES;
}
