/**
 * A move as the position after it, from its mover's point of view: both sides' pieces, kings, and
 * for captures the squares it started and ended on.
 */

/** Bytes per move. */
export const MOVE = 32;

/** As in `src/engine/search`: the most moves of a position, and the most plies of a search. */
export const MOST_MOVES = 700;
export const MAX_PLY = 120;

export function write(at: usize, me: u64, them: u64, kings: u64): usize {
  store<u64>(at, me);
  store<u64>(at, them, 8);
  store<u64>(at, kings, 16);
  return at + MOVE;
}
