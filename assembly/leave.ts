/** Interrupts a search for a search in TypeScript, which may call this one again. */
import { hear, tell } from './counting';
import { MOST_MOVES, MOVE, MAX_PLY } from './move';

/** The moves of all plies, each ply's after the previous ply's. */
const MOVES = memory.data(MOVE * MOST_MOVES * (MAX_PLY + 2));

/** The first free index for moves. */
export let free: usize = MOVES;

/**
 * Hands over the counts and protects the moves before `at`; returns the value that `back` needs.
 */
export function leave(at: usize): usize {
  const before = free;
  free = at;
  tell();
  return before;
}

/** Resumes the interrupted search; passes the score through. */
export function back(before: usize, score: i32): i32 {
  free = before;
  hear();
  return score;
}
