/** What all generators of a thread share: the array of successors, limits, and effort. */
import { MOST_CAPTURES } from '../moves.ts';

/** Words of 32 bits. A ply has at most a few hundred successors of a few words. */
const SIZE = 2 ** 18;

/** Each ply's successors follow the previous ply's, so a running search allocates nothing. */
export const shared = { stack: new Int32Array(SIZE) } as const;

/** One object, as in `small/board.ts`. */
export const limits = {
  /** Routes followed to their end. */
  MOST_ROUTES: 500,
  /** With fewer routes left, the work counts as effort. */
  MANY_LEFT: 300,
  MOST_CAPTURES,
  /** Returned by a generator instead of an index. */
  TOO_MANY: -1,
} as const;

/** Work on positions with many captures, in ordinary positions; a search counts it. */
export const effort = { positions: 0 };
