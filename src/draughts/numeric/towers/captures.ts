/** The walk of `small/captures.ts`; each order of capture is a move, because it makes the tower. */
import { effort, limits, shared } from '../stack.ts';
import { firstOn } from '../small/board.ts';
import { board, commanderIsKing, crown, ownCount, withoutCommander, withPrisoner } from './board.ts';

const { stack } = shared;
const { AROUND, BEHIND, NEXT, RAY, TOP, WAYS } = board;
const { KINGS, ME, MOVE, THEM, TOWERS, WORDS } = board;
const { MANY_LEFT, MOST_CAPTURES, MOST_ROUTES, TOO_MANY } = limits;

let base = 0;
let top = 0;
let theirs = 0;
let routesLeft = 0;
/** The capturing tower's square, and the squares it may cross: empty ones and its own. */
let from = 0;
let vacant = 0;
const trail = new Int32Array(16);

/** Returns the index after the last capture, or `TOO_MANY`. */
export function captures(position: number, jumpers: number, royals: number, at: number): number {
  base = position;
  top = at;
  routesLeft = Math.min(MOST_ROUTES, MOST_CAPTURES);
  theirs = stack[position + THEM]!;
  const empty = ~(stack[position + ME]! | theirs);
  for (let rest = jumpers; rest !== 0; rest &= rest - 1) {
    lift(rest & -rest, empty);
    jumps(from, 0, 0);
  }
  for (let rest = royals; rest !== 0; rest &= rest - 1) {
    lift(rest & -rest, empty);
    flights(from, 0, 0, -1);
  }
  if (routesLeft < MANY_LEFT) effort.positions += MOST_ROUTES - routesLeft;
  return routesLeft < 0 ? TOO_MANY : top;
}

function lift(bit: number, empty: number): void {
  from = 31 - Math.clz32(bit);
  vacant = empty | bit;
}

function jumps(at: number, taken: number, depth: number): boolean {
  const left = theirs & ~taken;
  if ((AROUND[at]! & left) === 0) return false;
  let jumped = false;
  for (let i = at * WAYS, end = i + WAYS; i < end; i += 1) {
    const over = NEXT[i]! & left;
    const to = BEHIND[i]! & vacant;
    if (over === 0 || to === 0) continue;
    jumped = true;
    trail[depth] = 31 - Math.clz32(over);
    const landing = 31 - Math.clz32(to);
    const isCrowned = (to & TOP) !== 0;
    const goesOn = isCrowned
      ? flights(landing, taken | over, depth + 1, -1)
      : jumps(landing, taken | over, depth + 1);
    if (!goesOn) land(landing, taken | over, depth + 1, isCrowned);
  }
  return jumped;
}

/** Captures of a king, except in the way `skip`; false if there are none. */
function flights(at: number, taken: number, depth: number, skip: number): boolean {
  let jumped = false;
  for (let way = 0; way < WAYS; way += 1) {
    if (way === skip) continue;
    const over = firstOn(RAY[at * WAYS + way]! & ~vacant, way) & theirs & ~taken;
    if (over === 0) continue;
    const prey = 31 - Math.clz32(over);
    const beyond = RAY[prey * WAYS + way]!;
    const stop = firstOn(beyond & ~vacant, way);
    const open = stop === 0 ? beyond : beyond & ~stop & ~RAY[(31 - Math.clz32(stop)) * WAYS + way]!;
    if (open === 0) continue;
    jumped = true;
    trail[depth] = prey;
    landOn(open, taken | over, depth + 1, way);
  }
  return jumped;
}

function landOn(open: number, taken: number, depth: number, way: number): void {
  const nearest = firstOn(open, way);
  let goesOn = false;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (flights(31 - Math.clz32(bit), taken, depth, bit === nearest ? -1 : way)) goesOn = true;
  }
  if (goesOn) return;
  for (let rest = open; rest !== 0; rest &= rest - 1) land(31 - Math.clz32(rest & -rest), taken, depth, true);
}

function giveUp(): void {
  routesLeft = -1;
  theirs = 0;
}

/** Writes a finished capture: moves the captured commanders below the tower. */
function land(to: number, taken: number, depth: number, isKing: boolean): void {
  routesLeft -= 1;
  if (routesLeft < 0) return giveUp();
  stack.copyWithin(top, base, base + WORDS);
  const towers = top + TOWERS;
  let tower = stack[towers + from]!;
  stack[towers + from] = 0;
  let me = (stack[base + ME]! & ~(1 << from)) | (1 << to);
  let them = theirs & ~taken;
  let kings = stack[base + KINGS]! & ~(1 << from) & ~taken;
  for (let i = 0; i < depth; i += 1) {
    const square = trail[i]!;
    const prey = stack[towers + square]!;
    tower = withPrisoner(tower, commanderIsKing(prey));
    const left = withoutCommander(prey);
    stack[towers + square] = left;
    if (left === 0) continue;
    if (ownCount(prey) === 1) me |= 1 << square;
    else them |= 1 << square;
    kings |= commanderIsKing(left) << square;
  }
  if (isKing) {
    tower = crown(tower);
    kings |= 1 << to;
  }
  stack[towers + to] = tower;
  stack[top + ME] = me;
  stack[top + THEM] = them;
  stack[top + KINGS] = kings;
  stack[top + MOVE] = from | (to << 5);
  top += WORDS;
}
