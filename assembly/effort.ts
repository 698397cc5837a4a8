/** Work on positions with many captures; see `src/draughts/numeric/stack.ts`. */
import { list, WORK } from './outside';

export const MOST_ROUTES = 500;
/** With fewer routes left, the work counts as effort. */
export const MANY_LEFT = 300;
export const MOST_CAPTURES = 500;

/** In ordinary positions. */
export let effort: i32 = 0;

export function setEffort(positions: i32): void {
  effort = positions;
}

/** Counts a walk through captures by the routes that it left. */
export function countRoutes(routesLeft: i32): void {
  if (routesLeft < MANY_LEFT) effort += MOST_ROUTES - routesLeft;
}

/** Lets TypeScript list the moves, which counts the work from `before` on again. */
export function listed(position: usize, at: usize, before: i32): usize {
  const end = list(position, at);
  effort = before + load<i32>(WORK);
  return end;
}
