/** Where one search stops for another one, of TypeScript, which may ask for a search here again. */
import { hear, tell } from './counting';
import { MOST_MOVES, MOVE, MAX_PLY } from './move';

/** The moves of all plies, one ply's behind those of the ply before. */
const MOVES = memory.data(MOVE * MOST_MOVES * (MAX_PLY + 2));

/** From where on a search may write moves. */
export let free: usize = MOVES;

/** Says what was counted, and keeps the moves before `at`; returns what `back` wants. */
export function leave(at: usize): usize {
  const before = free;
  free = at;
  tell();
  return before;
}

/** Takes up what was left; the score is handed through. */
export function back(before: usize, score: i32): i32 {
  free = before;
  hear();
  return score;
}
