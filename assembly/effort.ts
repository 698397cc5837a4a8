/** Work on positions with many captures, in ordinary positions; a search counts it. */
import { list } from './outside';

/** What a list made by the readable rules costs. */
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
