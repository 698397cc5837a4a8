/** The shared state of a thread's generators: the array of successors, limits, and effort. */
import { MOST_CAPTURES } from '../moves.ts';

/** Words of 32 bits per search. A ply has at most a few hundred successors of a few words. */
export const SHARE = 2 ** 18;
const SHARES = 3;

/**
 * Each ply's successors follow the previous ply's, so a running search allocates nothing. It is a
 * constant, because generators with a stack as an argument are slower; so searches divide it.
 */
export const shared = { stack: new Int32Array(SHARES * SHARE) } as const;

/** The first share belongs to the engine, which runs one search per thread. */
let taken = 1;

/**
 * Runs a search in its own share, from the given index. So a search that starts in the middle of
 * another one, for example in a callback, neither overwrites it nor adds to its effort.
 */
export function inShare<T>(search: (start: number) => T): T {
  if (taken === SHARES) throw new RangeError(`more than ${SHARES - 1} nested searches`);
  const { positions } = effort;
  taken += 1;
  try {
    return search((taken - 1) * SHARE);
  } finally {
    taken -= 1;
    effort.positions = positions;
  }
}

/** One object, as in `small/board.ts`. */
export const limits = {
  MOST_ROUTES: 500,
  /** With fewer routes left, the work counts as effort. */
  MANY_LEFT: 300,
  MOST_CAPTURES,
  /** Returned by a generator instead of an index. */
  TOO_MANY: -1,
} as const;

/** Work on positions with many captures, in ordinary positions; a search counts it. */
export const effort = { positions: 0 };
