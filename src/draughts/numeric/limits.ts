/**
 * How far the generators follow captures by themselves. They follow routes, one by one, which is fastest as long as these are few; a
 * position composed to have millions is left to the readable rules (`listed.ts`).
 */
import { MOST_CAPTURES } from '../captures.ts';

/** In one object, as in `small/board.ts`. */
export const limits = {
  /** Routes that are followed to their end. */
  MOST_ROUTES: 500,
  /** With fewer of them left, it took long enough to count. */
  MANY_LEFT: 300,
  /** Captures that are written. */
  MOST_CAPTURES,
  /** What a generator returns in the place of an index when there are more. */
  TOO_MANY: -1,
} as const;
