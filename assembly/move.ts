/** A move as the position that it leads to, still seen by its mover: pieces of both, kings, and for captures where it went from and to. */

/** Bytes of a move. */
export const MOVE = 32;

/** As in `src/engine/search`: how many moves a position may have, and how many plies are searched. */
export const MOST_MOVES = 700;
export const MAX_PLY = 120;

export function write(at: usize, me: u64, them: u64, kings: u64): usize {
  store<u64>(at, me);
  store<u64>(at, them, 8);
  store<u64>(at, kings, 16);
  return at + MOVE;
}
