/**
 * All captures, in the order of `src/draughts/numeric/small/captures.ts`, which explains the walk.
 */
import { countRoutes, MOST_CAPTURES, MOST_ROUTES } from '../effort';
import {
  BY_A_KING,
  facts,
  FLYING,
  has,
  KINGS_EARLIEST,
  LANDS_BEHIND,
  MEN_CAPTURE_BACK,
  MEN_SPARE_KINGS,
  MOST_KINGS,
  MOST_PIECES,
  PROMOTES_IN_PASSING,
  RANKED,
  REMOVED_AT_ONCE,
} from '../facts';
import { around, behind, count, firstOn, next, openOn, ray, squareOf, TOP, WAYS } from './board';
import { kings, me, move, SIZE, them, write } from './position';

/** The state of the walk through one position's captures. */
let own: u32 = 0;
let theirs: u32 = 0;
let crowns: u32 = 0;
let start: usize = 0;
let top: usize = 0;
let routesLeft: i32 = 0;
let best: i32 = 0;
/** The capturing piece: its square, its rank, what it may take, and its ways. */
let from: i32 = 0;
let isKing: bool = false;
let prey: u32 = 0;
let ways: i32 = WAYS;
/** The empty squares, including the piece's own. */
let vacant: u32 = 0;

/**
 * Writes every capture of the `jumpers` and kings from `at`. Returns the index after the last, or 0
 * if there are too many.
 */
export function captures(position: usize, jumpers: u32, at: usize): usize {
  own = me(position);
  theirs = them(position);
  crowns = kings(position);
  start = at;
  top = at;
  routesLeft = MOST_ROUTES;
  best = 0;
  const empty = ~(own | theirs);
  prey = has(MEN_SPARE_KINGS) ? theirs & ~crowns : theirs;
  ways = has(MEN_CAPTURE_BACK) ? WAYS : WAYS / 2;
  isKing = false;
  for (let rest = jumpers; rest != 0; rest &= rest - 1) {
    lift(rest, empty);
    jumps(from, 0, 0);
  }
  prey = theirs;
  ways = WAYS;
  isKing = true;
  for (let rest = own & crowns; rest != 0; rest &= rest - 1) {
    lift(rest, empty);
    if (has(FLYING)) flights(from, 0, -1);
    else jumps(from, 0, 0);
  }

  countRoutes(routesLeft);
  return routesLeft < 0 ? 0 : top;
}

function lift(rest: u32, empty: u32): void {
  from = squareOf(rest);
  vacant = empty | (u32(1) << from);
}

/** Jumps over neighbors, from `at` with `taken` captured; false if there are none. */
function jumps(at: i32, taken: u32, order: i32): bool {
  const left = prey & ~taken;
  if ((around(at) & left) == 0) return false;
  const room = has(REMOVED_AT_ONCE) ? vacant | taken : vacant;
  const most = ways;
  let jumped = false;
  for (let way = 0; way < most; way++) {
    const over = next(at, way) & left;
    const to = behind(at, way) & room;
    if (over == 0 || to == 0) continue;
    jumped = true;
    jump(to, taken | over, (order << 1) | i32((over & crowns) != 0));
  }
  return jumped;
}

function jump(to: u32, taken: u32, order: i32): void {
  const landing = squareOf(to);
  const isCrowned = !isKing && (to & TOP) != 0;
  const goesOn =
    isCrowned && has(PROMOTES_IN_PASSING) ? flights(landing, taken, -1) : jumps(landing, taken, order);
  if (!goesOn) land(landing, taken, order, isKing || isCrowned);
}

/** Captures of a flying king, except in the way `skip`; false if there are none. */
function flights(at: i32, taken: u32, skip: i32): bool {
  const occupied = has(REMOVED_AT_ONCE) ? ~vacant & ~taken : ~vacant;
  let jumped = false;
  for (let way = 0; way < WAYS; way++) {
    if (way == skip) continue;
    const over = firstOn(ray(at, way) & occupied, way) & theirs & ~taken;
    if (over == 0) continue;
    const open = openOn(ray(squareOf(over), way), occupied, way);
    if (open == 0) continue;
    jumped = true;
    const first = firstOn(open, way);
    landOn(has(LANDS_BEHIND) ? first : open, first, taken | over, way);
  }
  return jumped;
}

function landOn(open: u32, nearest: u32, taken: u32, way: i32): void {
  let goesOn = false;
  for (let rest = open; rest != 0; rest &= rest - 1) {
    const here = squareOf(rest);
    if (flights(here, taken, here == squareOf(nearest) ? -1 : way)) goesOn = true;
  }
  if (goesOn) return;
  for (let rest = open; rest != 0; rest &= rest - 1) land(squareOf(rest), taken, 0, true);
}

function giveUp(): void {
  routesLeft = -1;
  theirs = 0;
  prey = 0;
}

/** Writes a finished capture, unless it is worth too little or another route led to it. */
function land(to: i32, taken: u32, order: i32, isCrowned: bool): void {
  routesLeft -= 1;
  if (routesLeft < 0) return giveUp();
  if ((facts & RANKED) != 0 && !isBest(taken, order)) return;
  const gone = u32(1) << from;
  const here = u32(1) << to;
  const left = theirs & ~taken;
  const rest = crowns & ~gone & ~taken;
  const royals = isCrowned ? rest | here : rest;
  const name = from | (to << 5);
  for (let p = start; p < top; p += SIZE) {
    if (them(p) == left && move(p) == name && kings(p) == royals) return;
  }
  if (i32(top - start) >= MOST_CAPTURES * SIZE) return giveUp();
  store<i32>(top, name, 12);
  top = write(top, (own & ~gone) | here, left, royals);
}

/** A better capture restarts the list. */
function isBest(taken: u32, order: i32): bool {
  let worth = 0;
  if (has(MOST_PIECES)) worth |= count(taken) << 24;
  if (has(BY_A_KING)) worth |= i32(isKing) << 20;
  if (has(MOST_KINGS)) worth |= count(taken & crowns) << 14;
  if (has(KINGS_EARLIEST)) worth |= order;
  if (worth < best) return false;
  if (worth > best) {
    best = worth;
    top = start;
  }
  return true;
}
