/** The walk of `dark/captures.ts`; each order of capture is a move, because it makes the tower. */
import { countRoutes, MOST_CAPTURES, MOST_ROUTES } from '../effort';
import { name, write } from '../dark/position';
import { around, behind, bitOf, firstOn, jumpers, next, openOn, ray, squareOf, WAYS } from '../dark/squares';
import { TOP } from '../small/shape';
import {
  commanderIsKing,
  copy,
  crown,
  kings,
  me,
  ownCount,
  setTower,
  SIZE,
  them,
  tower,
  withoutCommander,
  withPrisoner,
} from './position';

let base: usize = 0;
let top: usize = 0;
let theirs: u32 = 0;
let routesLeft: i32 = 0;
/** The capturing tower's square, and the squares it may cross: empty ones and its own. */
let from: i32 = 0;
let vacant: u32 = 0;
/** The squares of the captured pieces, in their order. */
const TRAIL = memory.data(16);

/** Writes every capture from `at`. Returns the index after the last, or 0 if there are too many. */
export function captures(position: usize, at: usize): usize {
  base = position;
  top = at;
  theirs = them(position);
  const empty = ~(me(position) | theirs);
  const royals = me(position) & kings(position);
  const men = jumpers(me(position) ^ royals, theirs, empty);
  if ((men | royals) == 0) return at;
  routesLeft = min(MOST_ROUTES, MOST_CAPTURES);
  for (let rest = men; rest != 0; rest &= rest - 1) {
    lift(rest, empty);
    jumps(from, 0, 0);
  }
  for (let rest = royals; rest != 0; rest &= rest - 1) {
    lift(rest, empty);
    flights(from, 0, 0, -1);
  }
  countRoutes(routesLeft);
  return routesLeft < 0 ? 0 : top;
}

function lift(rest: u32, empty: u32): void {
  from = squareOf(rest);
  vacant = empty | bitOf(from);
}

function jumps(at: i32, taken: u32, depth: i32): bool {
  const left = theirs & ~taken;
  if ((around(at) & left) == 0) return false;
  let jumped = false;
  for (let way = 0; way < WAYS; way++) {
    const over = next(at, way) & left;
    const to = behind(at, way) & vacant;
    if (over == 0 || to == 0) continue;
    jumped = true;
    store<u8>(TRAIL + depth, squareOf(over));
    const landing = squareOf(to);
    const isCrowned = (to & TOP) != 0;
    const goesOn = isCrowned
      ? flights(landing, taken | over, depth + 1, -1)
      : jumps(landing, taken | over, depth + 1);
    if (!goesOn) land(landing, taken | over, depth + 1, isCrowned);
  }
  return jumped;
}

/** Captures of a king, except in the way `skip`; false if there are none. */
function flights(at: i32, taken: u32, depth: i32, skip: i32): bool {
  let jumped = false;
  for (let way = 0; way < WAYS; way++) {
    if (way == skip) continue;
    const over = firstOn(ray(at, way) & ~vacant, way) & theirs & ~taken;
    if (over == 0) continue;
    const open = openOn(ray(squareOf(over), way), ~vacant, way);
    if (open == 0) continue;
    jumped = true;
    store<u8>(TRAIL + depth, squareOf(over));
    landOn(open, taken | over, depth + 1, way);
  }
  return jumped;
}

function landOn(open: u32, taken: u32, depth: i32, way: i32): void {
  const nearest = squareOf(firstOn(open, way));
  let goesOn = false;
  for (let rest = open; rest != 0; rest &= rest - 1) {
    const here = squareOf(rest);
    if (flights(here, taken, depth, here == nearest ? -1 : way)) goesOn = true;
  }
  if (goesOn) return;
  for (let rest = open; rest != 0; rest &= rest - 1) land(squareOf(rest), taken, depth, true);
}

function giveUp(): void {
  routesLeft = -1;
  theirs = 0;
}

/** Writes a finished capture: moves the captured commanders below the tower. */
function land(to: i32, taken: u32, depth: i32, isKing: bool): void {
  routesLeft -= 1;
  if (routesLeft < 0) return giveUp();
  copy(base, top);
  let captor = tower(top, from);
  setTower(top, from, 0);
  const gone = bitOf(from);
  const here = bitOf(to);
  let own = (me(base) & ~gone) | here;
  let other = theirs & ~taken;
  let crowned = kings(base) & ~gone & ~taken;
  for (let i = 0; i < depth; i++) {
    const square = i32(load<u8>(TRAIL + i));
    const prey = tower(top, square);
    captor = withPrisoner(captor, commanderIsKing(prey));
    const left = withoutCommander(prey);
    setTower(top, square, left);
    if (left == 0) continue;
    if (ownCount(prey) == 1) own |= bitOf(square);
    else other |= bitOf(square);
    crowned |= commanderIsKing(left) << square;
  }
  setTower(top, to, isKing ? crown(captor) : captor);
  write(top, own, other, isKing ? crowned | here : crowned);
  name(top, from, to);
  top += SIZE;
}
