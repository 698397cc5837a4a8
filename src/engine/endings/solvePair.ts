/**
 * Solves a group of endings and its mirror by retrograde analysis (Ströhlein 1970; for draughts
 * Thompson and Schaeffer). Draw rules are ignored: the distance shows whether a count leaves time
 * to win.
 *
 * Captures and crownings lead to solved groups. All other moves are reversible. So each position is
 * generated once, and each decided position is passed back to its predecessors, in order of
 * distance. Until its distance is reached, a verdict is preliminary, because a faster win may be
 * found.
 */
import type { Core } from '../../draughts/numeric/core.ts';
import { ownKings } from '../../draughts/numeric/material.ts';
import { eachPosition, keyOfMaterial, numberAt, type Catalogue, type Group, type Pair } from './catalogue.ts';
import { FIRST_WAY_DOWN, highBit, LIMB, lowBit, placeOf, rankOf, WAYS, type Shape } from './shape.ts';
import { byteOf, DRAW, isLoss, isWin, lateOf, NOTHING, pliesOf, type Verdicts } from './verdict.ts';

type Known = (key: number) => Verdicts | undefined;

interface Side {
  readonly group: Group;
  readonly bytes: Verdicts;
  /** Per position: how many quiet moves have an open result, or one of the values below. */
  readonly open: Uint8Array;
  readonly slowest: Uint8Array;
}

interface Work {
  readonly core: Core;
  readonly catalogue: Catalogue;
  readonly shape: Shape;
  readonly reach: number;
  readonly blocked: number;
  readonly known: Known;
}

/** Not lost, because some move draws or wins. */
const FREE = 255;
/** The side to move must capture, so no quiet move started here. */
const BUSY = 254;
const BLOCKED = 253;

/** Writes the verdicts into the arrays that `known` returns; earlier groups are complete. */
export function solvePair(
  core: Core,
  catalogue: Catalogue,
  [group, mirror]: Pair,
  known: Known,
): readonly Side[] {
  const { variant } = core;
  const { shape } = catalogue;
  const work: Work = {
    core,
    catalogue,
    shape,
    reach: variant.king.flies ? shape.squares : 1,
    blocked: byteOf(lateOf(variant.goal)),
    known,
  };
  const one = sideOf(group, known);
  const two = mirror === group ? one : sideOf(mirror, known);
  const sides = one === two ? [one] : [one, two];
  for (const side of sides) {
    eachPosition(core, shape, side.group, (number) => begin(work, side, number));
  }
  for (let byte = DRAW + 1; byte < NOTHING; byte += 1) {
    for (const side of sides) settle(work, side, side === one ? two : one, byte);
  }
  return sides;
}

/** Repeats the previous verdict where no probe ever reads, because such files compress better. */
export function smooth({ bytes, open }: Side): void {
  let last = DRAW;
  for (let number = 0; number < bytes.length; number += 1) {
    if (bytes[number] === NOTHING || open[number] === BUSY) bytes[number] = last;
    else last = bytes[number]!;
  }
}

function sideOf(group: Group, known: Known): Side {
  const bytes = verdictsOf(known, group.key);
  bytes.fill(NOTHING);
  return { group, bytes, open: new Uint8Array(group.size), slowest: new Uint8Array(group.size) };
}

function verdictsOf(known: Known, key: number): Verdicts {
  const verdicts = known(key);
  if (!verdicts) throw new Error(`expected endings ${key} to be solved by now`);
  return verdicts;
}

/** Examines a position's moves. Either they decide it, or it waits for its quiet successors. */
function begin(work: Work, { bytes, open, slowest }: Side, number: number): void {
  const { core, blocked } = work;
  const { root, size } = core;
  const first = root + size;
  const end = core.generate(root, first);
  bytes[number] = DRAW;
  if (end === first) {
    bytes[number] = blocked;
    open[number] = BLOCKED;
    return;
  }
  if (core.isCapture(root, first)) {
    bytes[number] = bestOf(work, first, end);
    open[number] = BUSY;
    return;
  }
  const kings = ownKings(core.material(root));
  let waiting = 0;
  let best = NOTHING;
  for (let p = first; p < end; p += size) {
    if (ownKings(core.material(p)) === kings) waiting += 1;
    else best = better(best, afterwards(work, p, end));
  }
  open[number] = best === NOTHING || isLoss(best) ? waiting : FREE;
  if (best === NOTHING) return;
  if (isLoss(best)) slowest[number] = pliesOf(best);
  if (!isLoss(best) || waiting === 0) bytes[number] = best;
}

function bestOf(work: Work, first: number, end: number): number {
  let best = NOTHING;
  for (let p = first; p < end; p += work.core.size) best = better(best, afterwards(work, p, end));
  return best;
}

function better(one: number, other: number): number {
  if (one === NOTHING) return other;
  if (isWin(one) !== isWin(other)) return isWin(one) ? one : other;
  if (isLoss(one) !== isLoss(other)) return isLoss(one) ? other : one;
  return isWin(one) === pliesOf(one) < pliesOf(other) ? one : other;
}

function afterwards(work: Work, successor: number, free: number): number {
  const { core, blocked } = work;
  if (core.material(successor) >>> 16 === 0) return before(blocked);
  core.turn(successor, free);
  const byte = verdictAt(work, free);
  return byte === DRAW ? DRAW : before(byte);
}

const before = (byte: number): number => byteOf(pliesOf(byte) + 1);

/** A position's verdict. If it has captures, their verdicts decide it, so files don't store it. */
function verdictAt(work: Work, position: number): number {
  const { core, catalogue, known } = work;
  const free = position + core.size;
  if (core.canCapture(position)) return bestOf(work, free, core.generate(position, free));
  const key = keyOfMaterial(core.material(position));
  const group = catalogue.byKey[key];
  if (!group) throw new Error(`expected an ending that is in the catalog, got key ${key}`);
  return verdictsOf(known, key)[numberAt(core, catalogue.shape, group, position)]!;
}

/** Passes all positions with a verdict back to their predecessors, which are in the mirror. */
function settle(work: Work, { group, bytes }: Side, earlier: Side, byte: number): void {
  for (let number = bytes.indexOf(byte); number >= 0; number = bytes.indexOf(byte, number + 1)) {
    takeBack(work, group, number, earlier, byte);
  }
}

const view = {
  men: 0,
  kings: 0,
  /** How much the other two sets add to the number, and the factors for kings and men. */
  others: 0,
  perKing: 0,
  perMan: 0,
  takenLo: 0,
  takenHi: 0,
};

/** Visits every position that has a quiet move to this one; `open` shows whether it was legal. */
function takeBack(work: Work, { sets }: Group, number: number, earlier: Side, byte: number): void {
  look(sets, number, earlier);
  const [men, kings] = earlier.group.sets;
  for (let left = men.lo[view.men]!; left !== 0; left &= left - 1)
    takeBackPiece(work, placeOf(left & -left), false, earlier, byte);
  for (let left = men.hi[view.men]!; left !== 0; left &= left - 1)
    takeBackPiece(work, placeOf(left & -left) + LIMB, false, earlier, byte);
  for (let left = kings.lo[view.kings]!; left !== 0; left &= left - 1)
    takeBackPiece(work, placeOf(left & -left), true, earlier, byte);
  for (let left = kings.hi[view.kings]!; left !== 0; left &= left - 1)
    takeBackPiece(work, placeOf(left & -left) + LIMB, true, earlier, byte);
}

function look([own, ownRoyals, theirs, theirRoyals]: Group['sets'], number: number, earlier: Side): void {
  const d = number % theirRoyals.count;
  const withoutD = (number - d) / theirRoyals.count;
  const c = withoutD % theirs.count;
  const withoutC = (withoutD - c) / theirs.count;
  const b = withoutC % ownRoyals.count;
  const [men, kings, others, otherKings] = earlier.group.sets;
  const otherMen = own.turned[(withoutC - b) / ownRoyals.count]!;
  const otherRoyals = ownRoyals.turned[b]!;
  view.men = theirs.turned[c]!;
  view.kings = theirRoyals.turned[d]!;
  view.others = otherMen * otherKings.count + otherRoyals;
  view.perKing = others.count * otherKings.count;
  view.perMan = kings.count * view.perKing;
  view.takenLo =
    men.lo[view.men]! | kings.lo[view.kings]! | others.lo[otherMen]! | otherKings.lo[otherRoyals]!;
  view.takenHi =
    men.hi[view.men]! | kings.hi[view.kings]! | others.hi[otherMen]! | otherKings.hi[otherRoyals]!;
}

/**
 * Moves the piece on a square back: a man one step down, a king as far as it may have come from.
 */
function takeBackPiece(work: Work, square: number, isKing: boolean, earlier: Side, byte: number): void {
  const { shape, reach } = work;
  const { next } = shape;
  const [men, kings] = earlier.group.sets;
  const sets = isKing ? kings : men;
  const set = isKing ? view.kings : view.men;
  const factor = isKing ? view.perKing : view.perMan;
  const rest = view.others + (isKing ? view.men * view.perMan : view.kings * view.perKing);
  const restLo = sets.lo[set]! ^ lowBit(square);
  const restHi = sets.hi[set]! ^ highBit(square);
  for (let way = isKing ? 0 : FIRST_WAY_DOWN; way < WAYS; way += 1) {
    let from = next[square * WAYS + way]!;
    for (let n = 0; n < (isKing ? reach : 1) && from >= 0; n += 1) {
      const low = lowBit(from);
      const high = highBit(from);
      if (((low & view.takenLo) | (high & view.takenHi)) !== 0) break;
      hear(earlier, rankOf(shape, restLo | low, restHi | high, 0) * factor + rest, byte);
      from = next[from * WAYS + way]!;
    }
  }
}

function hear({ bytes, open, slowest }: Side, number: number, byte: number): void {
  const now = bytes[number]!;
  const waiting = open[number]!;
  if (waiting === BUSY || waiting === BLOCKED) return;
  if (isLoss(byte)) {
    if (now === DRAW || (isWin(now) && pliesOf(now) > pliesOf(byte) + 1)) bytes[number] = before(byte);
    return;
  }
  if (now !== DRAW || waiting === FREE) return;
  open[number] = waiting - 1;
  if (waiting === 1) bytes[number] = byteOf(Math.max(pliesOf(byte) + 1, slowest[number]!));
}
