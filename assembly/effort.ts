/** The work on positions with many captures, in units of an ordinary position. */
import { list } from './outside';

/** The cost of a list made by the readable rules. */
const LISTING = 2000;

export let effort: i32 = 0;

export function setEffort(positions: i32): void {
  effort = positions;
}

/** Lets TypeScript list the moves. */
export function listed(position: usize, at: usize): usize {
  effort += LISTING;
  return list(position, at);
}
