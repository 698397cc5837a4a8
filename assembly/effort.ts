/** Work on positions with many captures, in ordinary positions; a search counts it. */
import { list } from './outside';

export const MOST_ROUTES = 500;
/** With fewer routes left, the work counts as effort. */
const MANY_LEFT = 300;
/** As in `src/draughts/moves.ts`. */
export const MOST_CAPTURES = 500;
/** What a list made by the readable rules costs. */
const LISTING = 2000;

export let effort: i32 = 0;

export function setEffort(positions: i32): void {
  effort = positions;
}

/** Counts a walk through captures by the routes that it left. */
export function countRoutes(routesLeft: i32): void {
  if (routesLeft < MANY_LEFT) effort += MOST_ROUTES - routesLeft;
}

/** Lets TypeScript list the moves. */
export function listed(position: usize, at: usize): usize {
  effort += LISTING;
  return list(position, at);
}
