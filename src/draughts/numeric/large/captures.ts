/** The walk of `small/captures.ts` on two halves, with Frisian's straight captures. */
import { board } from './board.ts';
import { facts as FACTS } from '../facts.ts';
import { effort, limits, shared } from '../stack.ts';
import { firstOn, isIn } from './jumpers.ts';

const { stack } = shared;
const {
  AHEAD,
  AROUND_HI,
  AROUND_LO,
  BEHIND,
  BEHIND_HI,
  BEHIND_LO,
  DIAGONALS,
  LIMB,
  NEXT_HI,
  NEXT_LO,
  RAY_HI,
  RAY_LO,
} = board;
const { WAYS, WORDS } = board;
const { KINGS_ALMOST_TWO, STRAIGHT } = FACTS;
const { MANY_LEFT, MOST_CAPTURES, MOST_ROUTES, TOO_MANY } = limits;
const TOP_SQUARE = 45;

let facts = 0;
let ways = DIAGONALS as number;
let ownLo = 0;
let ownHi = 0;
let theirsLo = 0;
let theirsHi = 0;
let kingsLo = 0;
let kingsHi = 0;
let start = 0;
let top = 0;
let routesLeft = 0;
let best = 0;
let from = 0;
let isKing = 0;
let vacantLo = 0;
let vacantHi = 0;

/** Writes every legal capture from `at`; returns the index after the last, or `TOO_MANY`. */
export function captures(
  variantFacts: number,
  meLo: number,
  meHi: number,
  themLo: number,
  themHi: number,
  crownedLo: number,
  crownedHi: number,
  jumpersLo: number,
  jumpersHi: number,
  at: number,
): number {
  facts = variantFacts;
  ways = (facts & STRAIGHT) === 0 ? DIAGONALS : WAYS;
  ownLo = meLo;
  ownHi = meHi;
  theirsLo = themLo;
  theirsHi = themHi;
  kingsLo = crownedLo;
  kingsHi = crownedHi;
  start = at;
  top = at;
  routesLeft = MOST_ROUTES;
  best = 0;
  isKing = 0;
  for (let rest = jumpersLo; rest !== 0; rest &= rest - 1) fromLo(rest & -rest);
  for (let rest = jumpersHi; rest !== 0; rest &= rest - 1) fromHi(rest & -rest);
  isKing = 1;
  for (let rest = meLo & crownedLo; rest !== 0; rest &= rest - 1) fromLo(rest & -rest);
  for (let rest = meHi & crownedHi; rest !== 0; rest &= rest - 1) fromHi(rest & -rest);
  if (routesLeft < MANY_LEFT) effort.positions += MOST_ROUTES - routesLeft;
  return routesLeft < 0 ? TOO_MANY : top;
}

function fromLo(bit: number): void {
  from = 31 - Math.clz32(bit);
  vacantLo = ~(ownLo | theirsLo) | bit;
  vacantHi = ~(ownHi | theirsHi);
  begin();
}

function fromHi(bit: number): void {
  from = LIMB + 31 - Math.clz32(bit);
  vacantLo = ~(ownLo | theirsLo);
  vacantHi = ~(ownHi | theirsHi) | bit;
  begin();
}

function begin(): void {
  if (isKing === 0) jumps(from, 0, 0);
  else flights(from, 0, 0, -1);
}

function jumps(at: number, takenLo: number, takenHi: number): boolean {
  const leftLo = theirsLo & ~takenLo;
  const leftHi = theirsHi & ~takenHi;
  const i = at * WAYS;
  let jumped = false;
  if (((AROUND_LO[at]! & leftLo) | (AROUND_HI[at]! & leftHi)) !== 0) {
    jumped = jump(i, takenLo, takenHi, leftLo, leftHi);
    jumped = jump(i + 1, takenLo, takenHi, leftLo, leftHi) || jumped;
    jumped = jump(i + 2, takenLo, takenHi, leftLo, leftHi) || jumped;
    jumped = jump(i + 3, takenLo, takenHi, leftLo, leftHi) || jumped;
  }
  if (ways === DIAGONALS) return jumped;
  for (let way = DIAGONALS as number; way < WAYS; way += 1) {
    jumped = jump(i + way, takenLo, takenHi, leftLo, leftHi) || jumped;
  }
  return jumped;
}

/** `i` combines the square and the way. */
function jump(i: number, takenLo: number, takenHi: number, leftLo: number, leftHi: number): boolean {
  const overLo = NEXT_LO[i]! & leftLo;
  const overHi = NEXT_HI[i]! & leftHi;
  if ((overLo | overHi) === 0) return false;
  if (((BEHIND_LO[i]! & vacantLo) | (BEHIND_HI[i]! & vacantHi)) === 0) return false;
  const to = BEHIND[i]!;
  if (!jumps(to, takenLo | overLo, takenHi | overHi)) land(to, takenLo | overLo, takenHi | overHi);
  return true;
}

/** Captures of a flying king, except in the way `skip`; false if there are none. */
function flights(at: number, takenLo: number, takenHi: number, skip: number): boolean {
  let jumped = false;
  for (let way = 0; way < ways; way += 1) {
    if (way === skip) continue;
    const i = at * WAYS + way;
    const over = firstOn(RAY_LO[i]! & ~vacantLo, RAY_HI[i]! & ~vacantHi, way);
    if (over < 0 || !isIn(over, theirsLo & ~takenLo, theirsHi & ~takenHi)) continue;
    const landing = AHEAD[over * WAYS + way]!;
    if (landing < 0 || !isIn(landing, vacantLo, vacantHi)) continue;
    jumped = true;
    if (over < LIMB) landOn(landing, takenLo | (1 << over), takenHi, way);
    else landOn(landing, takenLo, takenHi | (1 << (over - LIMB)), way);
  }
  return jumped;
}

function landOn(nearest: number, takenLo: number, takenHi: number, way: number): void {
  let goesOn = false;
  for (let here = nearest; here >= 0 && isIn(here, vacantLo, vacantHi); here = AHEAD[here * WAYS + way]!) {
    if (flights(here, takenLo, takenHi, here === nearest ? -1 : way)) goesOn = true;
  }
  if (goesOn) return;
  for (let here = nearest; here >= 0 && isIn(here, vacantLo, vacantHi); here = AHEAD[here * WAYS + way]!) {
    land(here, takenLo, takenHi);
  }
}

function giveUp(): void {
  routesLeft = -1;
  theirsLo = 0;
  theirsHi = 0;
}

/** Writes a finished capture, unless it is worth too little or another route led to it. */
function land(to: number, takenLo: number, takenHi: number): void {
  routesLeft -= 1;
  if (routesLeft < 0) return giveUp();
  const worth = worthOf(takenLo, takenHi);
  if (worth < best) return;
  if (worth > best) {
    best = worth;
    top = start;
  }
  const themLo = theirsLo & ~takenLo;
  const themHi = theirsHi & ~takenHi;
  const move = from | (to << 6);
  for (let i = start; i < top; i += WORDS) {
    if (stack[i + 6] === move && stack[i + 2] === themLo && stack[i + 3] === themHi) return;
  }
  if (top - start >= MOST_CAPTURES * WORDS) return giveUp();
  const goneLo = from < LIMB ? 1 << from : 0;
  const goneHi = from < LIMB ? 0 : 1 << (from - LIMB);
  const hereLo = to < LIMB ? 1 << to : 0;
  const hereHi = to < LIMB ? 0 : 1 << (to - LIMB);
  const crowned = isKing === 1 || to >= TOP_SQUARE;
  stack[top] = (ownLo & ~goneLo) | hereLo;
  stack[top + 1] = (ownHi & ~goneHi) | hereHi;
  stack[top + 2] = themLo;
  stack[top + 3] = themHi;
  stack[top + 4] = (kingsLo & ~goneLo & ~takenLo) | (crowned ? hereLo : 0);
  stack[top + 5] = (kingsHi & ~goneHi & ~takenHi) | (crowned ? hereHi : 0);
  stack[top + 6] = move;
  top += WORDS;
}

/** Most pieces first. In Frisian a king counts as almost two men; on ties a king captures. */
function worthOf(takenLo: number, takenHi: number): number {
  const pieces = count(takenLo) + count(takenHi);
  if ((facts & KINGS_ALMOST_TWO) === 0) return pieces;
  const crowned = count(takenLo & kingsLo) + count(takenHi & kingsHi);
  return (100 * pieces + 99 * crowned) * 2 + isKing;
}

function count(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n += 1;
  return n;
}
