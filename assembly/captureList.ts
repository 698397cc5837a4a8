/** A position's captures, written one after another. Only the most valuable captures are kept. */
import { SIZE } from './board/ground';
import { effort, setEffort } from './effort';

const MOST_ROUTES = 500;
/** If fewer routes are left than this, the work counts as effort. */
const MANY_LEFT = 300;
/** As in `src/draughts/moves.ts`. */
const MOST_CAPTURES = 500;

/** The address of the first capture, and the address for the next one. */
export let start: usize = 0;
export let top: usize = 0;
let best: i32 = 0;
let routesLeft: i32 = 0;

export function beginList(at: usize): void {
  start = at;
  top = at;
  best = 0;
  routesLeft = MOST_ROUTES;
}

/** The address after the last capture, or 0 if there are too many captures. */
export function endList(): usize {
  if (routesLeft < MANY_LEFT) setEffort(effort + MOST_ROUTES - routesLeft);
  return routesLeft < 0 ? 0 : top;
}

export function giveUp(): void {
  routesLeft = -1;
}

export function isGivenUp(): bool {
  return routesLeft < 0;
}

/** Counts a finished route; false if there are too many routes. */
export function countRoute(): bool {
  routesLeft -= 1;
  return routesLeft >= 0;
}

/** Whether no listed capture is worth more. A better capture restarts the list. */
export function isBest(worth: i32): bool {
  if (worth < best) return false;
  if (worth > best) {
    best = worth;
    top = start;
  }
  return true;
}

/** Keeps the capture written to `top`, if there is room. */
export function keepTop(): void {
  if (i32(top - start) >= MOST_CAPTURES * SIZE) giveUp();
  else top += SIZE;
}

/** The squares of the pieces captured so far on a route, in order. */
const TRAIL = memory.data(64);

export function take(nth: i32, square: i32): void {
  store<u8>(TRAIL + nth, square);
}

export function taken(nth: i32): i32 {
  return i32(load<u8>(TRAIL + nth));
}
