/**
 * All captures of an 8x8 position. Module variables are constant during a search; arguments change
 * from jump to jump.
 *
 * It is a depth-first walk. A king that continues straight over a second piece is only followed
 * from the first square behind the first piece, because the others lead to the same captures. A new
 * successor is compared with the others, because the same pieces taken by two routes are one move.
 */
import { board, firstOn } from './board.ts';
import { facts as FACTS } from '../facts.ts';
import { effort, limits, shared } from '../stack.ts';

const { stack } = shared;
const { AROUND, BEHIND, NEXT, RAY, TOP, WAYS, WORDS } = board;
const { BY_A_KING, FLYING, KINGS_EARLIEST, LANDS_BEHIND, MEN_CAPTURE_BACK, MEN_SPARE_KINGS } = FACTS;
const { MANY_LEFT, MOST_CAPTURES, MOST_ROUTES, TOO_MANY } = limits;
const { MOST_KINGS, MOST_PIECES, PROMOTES_IN_PASSING, RANKED, REMOVED_AT_ONCE } = FACTS;

let facts = 0;
let own = 0;
let theirs = 0;
let kings = 0;
let start = 0;
let top = 0;
let routesLeft = 0;
let best = 0;

/** The capturing piece: its square, its rank, what it may take, and whether it jumps back. */
let from = 0;
let isKing = 0;
let prey = 0;
let jumpsBack = false;
/** The empty squares, including the piece's own. */
let vacant = 0;

/** Returns the index after the last capture, or `TOO_MANY`. `jumpers` are men that can jump. */
export function captures(
  variantFacts: number,
  me: number,
  opponent: number,
  crowned: number,
  jumpers: number,
  royals: number,
  at: number,
): number {
  facts = variantFacts;
  own = me;
  theirs = opponent;
  kings = crowned;
  start = at;
  top = at;
  routesLeft = MOST_ROUTES;
  best = 0;
  const empty = ~(me | opponent);
  prey = (facts & MEN_SPARE_KINGS) === 0 ? theirs : theirs & ~kings;
  jumpsBack = (facts & MEN_CAPTURE_BACK) !== 0;
  isKing = 0;
  for (let rest = jumpers; rest !== 0; rest &= rest - 1) {
    lift(rest & -rest, empty);
    jumps(from, 0, 0);
  }
  if (royals !== 0) byKings(royals, empty);
  if (routesLeft < MANY_LEFT) effort.positions += MOST_ROUTES - routesLeft;
  return routesLeft < 0 ? TOO_MANY : top;
}

function byKings(royals: number, empty: number): void {
  prey = theirs;
  jumpsBack = true;
  isKing = 1;
  for (let rest = royals; rest !== 0; rest &= rest - 1) {
    lift(rest & -rest, empty);
    if ((facts & FLYING) === 0) jumps(from, 0, 0);
    else flights(from, 0, -1);
  }
}

function lift(bit: number, empty: number): void {
  from = 31 - Math.clz32(bit);
  vacant = empty | bit;
}

/** Jumps over neighbors, from `at` with `taken` captured; false if there are none. */
function jumps(at: number, taken: number, order: number): boolean {
  const left = prey & ~taken;
  if ((AROUND[at]! & left) === 0) return false;
  const room = (facts & REMOVED_AT_ONCE) === 0 ? vacant : vacant | taken;
  const i = at * WAYS;
  let jumped = false;
  if ((NEXT[i]! & left) !== 0 && (BEHIND[i]! & room) !== 0) {
    jump(i, taken, order);
    jumped = true;
  }
  if ((NEXT[i + 1]! & left) !== 0 && (BEHIND[i + 1]! & room) !== 0) {
    jump(i + 1, taken, order);
    jumped = true;
  }
  if (!jumpsBack) return jumped;
  if ((NEXT[i + 2]! & left) !== 0 && (BEHIND[i + 2]! & room) !== 0) {
    jump(i + 2, taken, order);
    jumped = true;
  }
  if ((NEXT[i + 3]! & left) !== 0 && (BEHIND[i + 3]! & room) !== 0) {
    jump(i + 3, taken, order);
    jumped = true;
  }
  return jumped;
}

function jump(i: number, before: number, order: number): void {
  const to = BEHIND[i]!;
  const landing = 31 - Math.clz32(to);
  const taken = before | NEXT[i]!;
  const now = (order << 1) | ((NEXT[i]! & kings) === 0 ? 0 : 1);
  if ((to & TOP) === 0 || isKing === 1) {
    if (!jumps(landing, taken, now)) land(landing, taken, now, isKing);
  } else if (
    (facts & PROMOTES_IN_PASSING) === 0 ? !jumps(landing, taken, now) : !flights(landing, taken, -1)
  ) {
    land(landing, taken, now, 1);
  }
}

/** Captures of a flying king, except in the way `skip`; false if there are none. */
function flights(at: number, taken: number, skip: number): boolean {
  const occupied = (facts & REMOVED_AT_ONCE) === 0 ? ~vacant : ~vacant & ~taken;
  let jumped = false;
  for (let way = 0; way < WAYS; way += 1) {
    if (way === skip) continue;
    const over = firstOn(RAY[at * WAYS + way]! & occupied, way) & theirs & ~taken;
    if (over === 0) continue;
    const beyond = RAY[(31 - Math.clz32(over)) * WAYS + way]!;
    const stop = firstOn(beyond & occupied, way);
    const open = stop === 0 ? beyond : beyond & ~stop & ~RAY[(31 - Math.clz32(stop)) * WAYS + way]!;
    if (open === 0) continue;
    jumped = true;
    const first = firstOn(open, way);
    landOn((facts & LANDS_BEHIND) === 0 ? open : first, first, taken | over, way);
  }
  return jumped;
}

function landOn(open: number, nearest: number, taken: number, way: number): void {
  let goesOn = false;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (flights(31 - Math.clz32(bit), taken, bit === nearest ? -1 : way)) goesOn = true;
  }
  if (goesOn) return;
  for (let rest = open; rest !== 0; rest &= rest - 1) land(31 - Math.clz32(rest & -rest), taken, 0, 1);
}

function giveUp(): void {
  routesLeft = -1;
  theirs = 0;
  prey = 0;
}

/** Writes a finished capture, unless it is worth too little or another route led to it. */
function land(to: number, taken: number, order: number, crowned: number): void {
  routesLeft -= 1;
  if (routesLeft < 0) return giveUp();
  if ((facts & RANKED) !== 0 && !isBest(taken, order)) return;
  const gone = 1 << from;
  const here = 1 << to;
  const opponent = theirs & ~taken;
  const rest = kings & ~gone & ~taken;
  const royals = crowned === 0 ? rest : rest | here;
  const move = from | (to << 5);
  for (let i = start; i < top; i += WORDS) {
    if (stack[i + 1] === opponent && stack[i + 3] === move && stack[i + 2] === royals) return;
  }
  if (top - start >= MOST_CAPTURES * WORDS) return giveUp();
  stack[top] = (own & ~gone) | here;
  stack[top + 1] = opponent;
  stack[top + 2] = royals;
  stack[top + 3] = move;
  top += WORDS;
}

/** A better capture restarts the list. */
function isBest(taken: number, order: number): boolean {
  let worth = 0;
  if ((facts & MOST_PIECES) !== 0) worth |= count(taken) << 24;
  if ((facts & BY_A_KING) !== 0) worth |= isKing << 20;
  if ((facts & MOST_KINGS) !== 0) worth |= count(taken & kings) << 14;
  if ((facts & KINGS_EARLIEST) !== 0) worth |= order;
  if (worth < best) return false;
  if (worth > best) {
    best = worth;
    top = start;
  }
  return true;
}

function count(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n += 1;
  return n;
}
