/** All captures, in the order of `src/draughts/numeric/large/captures.ts`. */
import { countRoutes, MOST_CAPTURES, MOST_ROUTES } from '../effort';
import { has, STRAIGHT } from '../facts';
import { ahead, ALL, count, DIAGONALS, firstOn, isIn, next, TOP, WAYS } from './board';
import { jumpers } from './canCapture';
import { SIZE, write } from './position';

/** The state of the walk through one position's captures. */
let ownAll: u64 = 0;
let theirAll: u64 = 0;
let kingsAll: u64 = 0;
let vacant: u64 = 0;
let from: i32 = 0;
let isKing: bool = false;
let start: usize = 0;
let end: usize = 0;
let best: i32 = 0;
let ways: i32 = DIAGONALS;
let routesLeft: i32 = 0;

/**
 * Writes every capture from `at`, in the generator's order. Returns the index after the last, or 0
 * if there are too many.
 */
export function captures(me: u64, them: u64, kings: u64, at: usize): usize {
  ownAll = me;
  theirAll = them;
  kingsAll = kings;
  start = at;
  end = at;
  best = 0;
  ways = has(STRAIGHT) ? WAYS : DIAGONALS;
  routesLeft = MOST_ROUTES;
  isKing = false;
  const empty = ALL & ~(me | them);
  for (let rest = jumpers(me & ~kings, them, empty); rest != 0; rest &= rest - 1) {
    from = i32(ctz(rest));
    vacant = empty | (u64(1) << from);
    jumps(from, 0);
  }
  isKing = true;
  for (let rest = me & kings; rest != 0; rest &= rest - 1) {
    from = i32(ctz(rest));
    vacant = empty | (u64(1) << from);
    flights(from, 0, -1);
  }
  countRoutes(routesLeft);
  return routesLeft < 0 ? 0 : end;
}

/** Follows every capture of a man from a square; false if there are none. */
function jumps(at: i32, taken: u64): bool {
  const left = theirAll & ~taken;
  let jumped = false;
  for (let way = 0; way < ways; way++) {
    const over = next(at, way) & left;
    if (over == 0) continue;
    const to = ahead(ahead(at, way), way);
    if (to < 0 || !isIn(to, vacant)) continue;
    jumped = true;
    if (!jumps(to, taken | over)) land(to, taken | over);
  }
  return jumped;
}

/** Follows every capture of a king, except in the way `skip`; false if there are none. */
function flights(at: i32, taken: u64, skip: i32): bool {
  let jumped = false;
  for (let way = 0; way < ways; way++) {
    if (way == skip) continue;
    const over = firstOn(at, way, ~vacant);
    if (over < 0 || !isIn(over, theirAll & ~taken)) continue;
    const landing = ahead(over, way);
    if (landing < 0 || !isIn(landing, vacant)) continue;
    jumped = true;
    landOn(landing, taken | (u64(1) << over), way);
  }
  return jumped;
}

/**
 * Continues from the squares behind a captured piece; if it can't, the king may stop on any of
 * them.
 */
function landOn(nearest: i32, taken: u64, way: i32): void {
  let goesOn = false;
  for (let here = nearest; here >= 0 && isIn(here, vacant); here = ahead(here, way)) {
    if (flights(here, taken, here == nearest ? -1 : way)) goesOn = true;
  }
  if (goesOn) return;
  for (let here = nearest; here >= 0 && isIn(here, vacant); here = ahead(here, way)) land(here, taken);
}

/** Removes everything to capture, so that the walk ends soon. */
function giveUp(): void {
  routesLeft = -1;
  theirAll = 0;
}

/** Writes a finished capture, unless it is worth too little or another route led to it. */
function land(to: i32, taken: u64): void {
  routesLeft -= 1;
  if (routesLeft < 0) return giveUp();
  const worth = worthOf(taken);
  if (worth < best) return;
  if (worth > best) {
    best = worth;
    end = start;
  }
  const them = theirAll & ~taken;
  const move = from | (to << 6);
  for (let at = start; at < end; at += SIZE) {
    if (load<i32>(at, 24) == move && load<u64>(at, 8) == them) return;
  }
  if (i32(end - start) >= MOST_CAPTURES * SIZE) return giveUp();
  const gone = u64(1) << from;
  const here = u64(1) << to;
  const crowned = isKing || (here & TOP) != 0 ? here : 0;
  store<i32>(end, move, 24);
  end = write(end, (ownAll & ~gone) | here, them, (kingsAll & ~gone & ~taken) | crowned);
}

/** Most pieces first. In Frisian a king counts as almost two men; on ties a king captures. */
function worthOf(taken: u64): i32 {
  const pieces = count(taken);
  return has(STRAIGHT) ? (100 * pieces + 99 * count(taken & kingsAll)) * 2 + i32(isKing) : pieces;
}
