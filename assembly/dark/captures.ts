/**
 * All captures. A piece moves from capture to capture. The captured pieces are a set, because in
 * most games they stay on the board until the capture ends.
 */
import { landed } from '../board/landing';
import { Bits, TOP } from '../board/shape';
import { beginList, countRoute, endList, giveUp, isBest, isGivenUp, take, taken } from '../captureList';
import {
  BY_A_KING,
  facts,
  FLYING,
  has,
  KINGS_ALMOST_TWO,
  KINGS_EARLIEST,
  LANDS_BEHIND,
  MEN_CAPTURE_BACK,
  MEN_SPARE_KINGS,
  MOST_KINGS,
  MOST_PIECES,
  PROMOTES_IN_PASSING,
  RANKED,
  REMOVED_AT_ONCE,
  STRAIGHT,
} from '../facts';
import { kings, me, them } from './position';
import {
  around,
  behind,
  bitOf,
  count,
  DIAGONALS,
  emptyFor,
  firstOn,
  forwardJumpers,
  IS_LARGE,
  jumpers,
  next,
  nextOf,
  openOn,
  ray,
  squareOf,
  straightJumpers,
  WAYS,
} from './squares';

/** The state of the walk through one position's captures. */
let position: usize = 0;
let theirs: Bits = 0;
let crowns: Bits = 0;
/** The capturing piece: its square, its rank, the pieces that it may take, and its directions. */
let from: i32 = 0;
let isKing: bool = false;
let prey: Bits = 0;
let ways: i32 = DIAGONALS;
/** The empty squares, including the piece's own. */
let vacant: Bits = 0;

function waysOfKings(): i32 {
  return IS_LARGE && has(STRAIGHT) ? WAYS : DIAGONALS;
}

/** The men that can capture at least one of the pieces `some`. */
function menThatCapture(men: Bits, some: Bits, empty: Bits): Bits {
  if (!has(MEN_CAPTURE_BACK)) return forwardJumpers(men, some, empty);
  const diagonal = jumpers(men, some, empty);
  return IS_LARGE && has(STRAIGHT) ? diagonal | straightJumpers(men, some, empty) : diagonal;
}

function preyOfMen(all: Bits, royals: Bits): Bits {
  return has(MEN_SPARE_KINGS) ? all & ~royals : all;
}

/** Whether the first side has a capture. In some variants, its men also capture backward. */
export function canCapture(mine: Bits, others: Bits, royals: Bits): bool {
  const empty = emptyFor(mine, others);
  if (menThatCapture(mine & ~royals, preyOfMen(others, royals), empty) != 0) return true;
  for (let rest = mine & royals; rest != 0; rest &= rest - 1) {
    if (canKingCapture(squareOf(rest), others, empty)) return true;
  }
  return false;
}

function canKingCapture(square: i32, others: Bits, empty: Bits): bool {
  const all = waysOfKings();
  for (let way = 0; way < all; way++) {
    const over = (has(FLYING) ? firstOn(ray(square, way) & ~empty, way) : next(square, way)) & others;
    if (over != 0 && (next(squareOf(over), way) & empty) != 0) return true;
  }
  return false;
}

/** Writes all captures from `at` on. Returns the address after them, or 0 if there are too many. */
export function captures(p: usize, at: usize): usize {
  position = p;
  const own = me(position);
  theirs = them(position);
  crowns = kings(position);
  const empty = emptyFor(own, theirs);
  prey = preyOfMen(theirs, crowns);
  const men = menThatCapture(own & ~crowns, prey, empty);
  if ((men | (own & crowns)) == 0) return at;
  beginList(at);
  ways = has(MEN_CAPTURE_BACK) ? waysOfKings() : 2;
  isKing = false;
  for (let rest = men; rest != 0; rest &= rest - 1) {
    lift(rest, empty);
    jumps(from, 0, 0);
  }
  prey = theirs;
  ways = waysOfKings();
  isKing = true;
  for (let rest = own & crowns; rest != 0; rest &= rest - 1) {
    lift(rest, empty);
    if (has(FLYING)) flights(from, 0, 0, -1);
    else jumps(from, 0, 0);
  }
  return endList();
}

function lift(rest: Bits, empty: Bits): void {
  from = squareOf(rest);
  vacant = empty | bitOf(from);
}

/** Jumps over neighbors, from `at` with `gone` captured; false if there are none. */
function jumps(at: i32, gone: Bits, depth: i32): bool {
  const left = prey & ~gone;
  if ((around(at) & left) == 0) return false;
  const room = has(REMOVED_AT_ONCE) ? vacant | gone : vacant;
  const most = ways;
  let jumped = false;
  for (let way = 0; way < most; way++) {
    const over = next(at, way) & left;
    const to = behind(at, way) & room;
    if (over == 0 || to == 0) continue;
    jumped = true;
    take(depth, squareOf(over));
    jump(to, gone | over, depth + 1);
  }
  return jumped;
}

function jump(to: Bits, gone: Bits, depth: i32): void {
  const landing = squareOf(to);
  const isCrowned = !isKing && (to & TOP) != 0;
  const goesOn =
    isCrowned && has(PROMOTES_IN_PASSING) ? flights(landing, gone, depth, -1) : jumps(landing, gone, depth);
  if (!goesOn) land(landing, gone, depth, isKing || isCrowned);
}

/** Captures of a flying king, except in the direction `skip`; false if there are none. */
function flights(at: i32, gone: Bits, depth: i32, skip: i32): bool {
  const occupied = has(REMOVED_AT_ONCE) ? ~vacant & ~gone : ~vacant;
  const all = waysOfKings();
  let jumped = false;
  for (let way = 0; way < all; way++) {
    if (way == skip) continue;
    const over = firstOn(ray(at, way) & occupied, way) & theirs & ~gone;
    if (over == 0) continue;
    const open = openOn(ray(squareOf(over), way), occupied, way);
    if (open == 0) continue;
    jumped = true;
    take(depth, squareOf(over));
    const first = firstOn(open, way);
    landOn(has(LANDS_BEHIND) ? first : open, first, gone | over, depth + 1, way);
  }
  return jumped;
}

/**
 * Continues from the squares behind a captured piece. If no capture continues, the king may stop on
 * any of these squares.
 */
function landOn(open: Bits, nearest: Bits, gone: Bits, depth: i32, way: i32): void {
  let goesOn = false;
  for (let rest = open; rest != 0;) {
    const here = nextOf(rest, way);
    rest ^= here;
    if (flights(squareOf(here), gone, depth, here == nearest ? -1 : way)) goesOn = true;
  }
  if (goesOn) return;
  for (let rest = open; rest != 0;) {
    const here = nextOf(rest, way);
    rest ^= here;
    land(squareOf(here), gone, depth, true);
  }
}

/** Ends a capture, unless it is worth too little. After too many, nothing is left to capture. */
function land(to: i32, gone: Bits, depth: i32, isCrowned: bool): void {
  if (countRoute() && ((facts & RANKED) == 0 || isBest(worthOf(gone, depth)))) {
    landed(position, from, to, gone, depth, isCrowned);
  }
  if (!isGivenUp()) return;
  giveUp();
  theirs = 0;
  prey = 0;
}

function worthOf(gone: Bits, pieces: i32): i32 {
  const royals = count(gone & crowns);
  if (has(KINGS_ALMOST_TWO)) return (100 * pieces + 99 * royals) * 2 + i32(isKing);
  let worth = 0;
  if (has(MOST_PIECES)) worth |= pieces << 24;
  if (has(BY_A_KING)) worth |= i32(isKing) << 20;
  if (has(MOST_KINGS)) worth |= royals << 14;
  if (has(KINGS_EARLIEST)) worth |= orderOf(pieces);
  return worth;
}

/** One bit per captured piece, the first piece's highest; it is set if the piece was a king. */
function orderOf(pieces: i32): i32 {
  let order = 0;
  for (let i = 0; i < pieces; i++) order = (order << 1) | i32((bitOf(taken(i)) & crowns) != 0);
  return order;
}
