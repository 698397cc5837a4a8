/**
 * Solves a group of endings and its mirror, from the end back (retrograde analysis, Ströhlein 1970; for draughts Thompson
 * and Schaeffer). Draw rules are left out: the distance says whether a count allows the win.
 *
 * Captures and crownings lead to groups that are solved already. What remains within the two are quiet moves that can be taken back, so
 * each position is generated once, and each decided one is handed back to those before it, in order of distance. Until its distance has
 * come, what a byte says is what is known so far: a win may yet be found quicker.
 */
import { factsOf, facts as FACTS } from '../../draughts/numeric/facts.ts';
import { placeOf } from '../ground/bits.ts';
import { ownKings, type Ground } from '../ground/ground.ts';
import { eachPosition, keyOfMaterial, numberAt, type Catalogue, type Group, type Pair } from './catalogue.ts';
import { FIRST_WAY_DOWN, highBit, lowBit, rankOf, WAYS, type Shape } from './shape.ts';
import { byteOf, DRAW, isLoss, isWin, lateOf, NOTHING, pliesOf } from './verdict.ts';

/** Where the position that is looked at stands in the stack, and its successors behind it. */
const POSITION = 0;
const SUCCESSORS = 8;

/** A byte for each number of a group. */
export type Verdicts = Uint8Array;
/** The verdicts of a group by its key, if they are at hand. */
export type Known = (key: number) => Verdicts | undefined;

/** One group of the two, solved or being solved. */
export interface Side {
  readonly group: Group;
  readonly bytes: Verdicts;
  /** For each position: quiet moves whose outcome is open, or one of the words below. */
  readonly open: Uint8Array;
  /** For each position, the longest way of the crownings that lose. */
  readonly slowest: Uint8Array;
}

interface Work {
  readonly ground: Ground;
  readonly catalogue: Catalogue;
  readonly shape: Shape;
  /** How far a king goes. */
  readonly reach: number;
  /** The verdict on a side without a move. */
  readonly blocked: number;
  readonly known: Known;
}

/** No loss whatever else, for some move leads to a draw or a win. */
const FREE = 255;
/** Captures, which are duty: no quiet move led away from here. */
const BUSY = 254;
/** Has no move at all. */
const BLOCKED = 253;

/** Solves a pair into its verdicts, which `known` gives by key, as those of every group before it. */
export function solvePair(
  ground: Ground,
  catalogue: Catalogue,
  [group, mirror]: Pair,
  known: Known,
): readonly Side[] {
  const { variant } = ground;
  const { shape } = catalogue;
  const work: Work = {
    ground,
    catalogue,
    shape,
    reach: (factsOf(variant) & FACTS.FLYING) === 0 ? 1 : shape.squares,
    blocked: byteOf(lateOf(variant.goal)),
    known,
  };
  const one = sideOf(group, known);
  const two = mirror === group ? one : sideOf(mirror, known);
  for (const side of one === two ? [one] : [one, two]) {
    eachPosition(shape, side.group, POSITION, (number) => begin(work, side, number));
  }
  for (let byte = DRAW + 1; byte < NOTHING; byte += 1) {
    settle(work, one, two, byte);
    if (one !== two) settle(work, two, one, byte);
  }
  return one === two ? [one] : [one, two];
}

/**
 * Has every number say what the one before it says, where there is no position, or one that has to capture: less to keep, and who asks
 * makes the captures first.
 */
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
  if (!verdicts) throw new Error(`the endings ${key} are not solved yet`);
  return verdicts;
}

/** Looks at a position's moves once: it is decided by them, or waits for its quiet successors. */
function begin(work: Work, { bytes, open, slowest }: Side, number: number): void {
  const { ground, blocked } = work;
  const end = ground.generate(POSITION, SUCCESSORS);
  // Valid, but undecided so far.
  bytes[number] = DRAW;
  if (end === SUCCESSORS) {
    bytes[number] = blocked;
    open[number] = BLOCKED;
    return;
  }
  if (ground.isCapture(POSITION, SUCCESSORS)) {
    bytes[number] = bestOf(work, SUCCESSORS, end);
    open[number] = BUSY;
    return;
  }
  const kings = ownKings(ground.material(POSITION));
  let waiting = 0;
  let best = NOTHING;
  for (let p = SUCCESSORS; p < end; p += ground.words) {
    if (ownKings(ground.material(p)) === kings) waiting += 1;
    else best = better(best, afterwards(work, p, end));
  }
  if (best !== NOTHING && isLoss(best)) slowest[number] = pliesOf(best);
  else if (best !== NOTHING) bytes[number] = best;
  if (best !== NOTHING && waiting === 0) bytes[number] = best;
  open[number] = best === NOTHING || isLoss(best) ? waiting : FREE;
}

/** The best of what the captures from `first` to before `end` lead to, for their mover. */
function bestOf(work: Work, first: number, end: number): number {
  let best = NOTHING;
  for (let p = first; p < end; p += work.ground.words) best = better(best, afterwards(work, p, end));
  return best;
}

/** The one of two verdicts that a mover prefers: the quicker win, the slower loss; anything to nothing. */
function better(one: number, other: number): number {
  if (one === NOTHING) return other;
  if (isWin(one) !== isWin(other)) return isWin(one) ? one : other;
  if (isLoss(one) !== isLoss(other)) return isLoss(one) ? other : one;
  return isWin(one) === pliesOf(one) < pliesOf(other) ? one : other;
}

/** What a successor that belongs to a solved group is worth to its mover. The stack is free from `free` on. */
function afterwards(work: Work, successor: number, free: number): number {
  const { ground, blocked } = work;
  if (ground.material(successor) >>> 16 === 0) return before(blocked);
  ground.turn(successor, free);
  const byte = verdictAt(work, free);
  return byte === DRAW ? DRAW : before(byte);
}

/** The verdict on the position before, whose move led to this one: won in a ply more, or lost. */
const before = (byte: number): number => byteOf(pliesOf(byte) + 1);

/** What is known of a position. Where its side has to capture that follows from what comes then, and need not be kept. */
function verdictAt(work: Work, position: number): number {
  const { ground, catalogue, known } = work;
  const free = position + ground.words;
  if (ground.canCapture(position, free)) return bestOf(work, free, ground.generate(position, free));
  const key = keyOfMaterial(ground.material(position));
  const group = catalogue.byKey[key];
  if (!group) throw new Error('a move to an ending that is not in the catalogue');
  return verdictsOf(known, key)[numberAt(catalogue.shape, group, position)]!;
}

/** Hands all positions of a verdict back to those before them, which belong to the mirror. */
function settle(work: Work, { group, bytes }: Side, earlier: Side, byte: number): void {
  for (let number = bytes.indexOf(byte); number >= 0; number = bytes.indexOf(byte, number + 1)) {
    takeBack(work, group, number, earlier, byte);
  }
}

/** The sets of a position, by the other side's view of it. */
const view = {
  men: 0,
  kings: 0,
  /** What the other two sets add to its number, and how much a set of kings and one of men counts. */
  others: 0,
  perKing: 0,
  perMan: 0,
  takenLo: 0,
  takenHi: 0,
};

/** Visits every position from which the other side came by a quiet move; whether it was allowed there is known by the count of open moves. */
function takeBack(work: Work, { sets }: Group, number: number, earlier: Side, byte: number): void {
  look(sets, number, earlier);
  const [men, kings] = earlier.group.sets;
  for (let half = 0; half < work.shape.halves; half += 1) {
    const ofMen = half === 0 ? men.lo : men.hi;
    for (let left = ofMen[view.men]!; left !== 0; left &= left - 1)
      takeBackMan(work, left, half, earlier, byte);
    const ofKings = half === 0 ? kings.lo : kings.hi;
    for (let left = ofKings[view.kings]!; left !== 0; left &= left - 1)
      takeBackKing(work, left, half, earlier, byte);
  }
}

/** Takes the number of a position apart, and looks at it from the other side. */
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

/** The lowest man of `left` goes back by a step. */
function takeBackMan({ shape }: Work, left: number, half: number, earlier: Side, byte: number): void {
  const { next, limb } = shape;
  const square = placeOf(left & -left) + half * limb;
  const [{ lo, hi }] = earlier.group.sets;
  for (let way = FIRST_WAY_DOWN; way < WAYS; way += 1) {
    const from = next[square * WAYS + way]!;
    if (from < 0) continue;
    const low = lowBit(from, limb);
    const high = highBit(from, limb);
    if (((low & view.takenLo) | (high & view.takenHi)) !== 0) continue;
    const men = rankOf(
      shape,
      lo[view.men]! ^ lowBit(square, limb) ^ low,
      hi[view.men]! ^ highBit(square, limb) ^ high,
      0,
    );
    hear(earlier, men * view.perMan + view.kings * view.perKing + view.others, byte);
  }
}

/** The lowest king of `left` goes back as far as it may have come. */
function takeBackKing({ shape, reach }: Work, left: number, half: number, earlier: Side, byte: number): void {
  const { next, limb } = shape;
  const square = placeOf(left & -left) + half * limb;
  const [, { lo, hi }] = earlier.group.sets;
  const restLo = lo[view.kings]! ^ lowBit(square, limb);
  const restHi = hi[view.kings]! ^ highBit(square, limb);
  for (let way = 0; way < WAYS; way += 1) {
    let from = next[square * WAYS + way]!;
    for (let n = 0; n < reach && from >= 0; n += 1) {
      const low = lowBit(from, limb);
      const high = highBit(from, limb);
      if (((low & view.takenLo) | (high & view.takenHi)) !== 0) break;
      const kings = rankOf(shape, restLo | low, restHi | high, 0);
      hear(earlier, view.men * view.perMan + kings * view.perKing + view.others, byte);
      from = next[from * WAYS + way]!;
    }
  }
}

/** A position hears that one of its quiet moves leads to a decided one. */
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
