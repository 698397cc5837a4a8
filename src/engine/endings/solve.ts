/**
 * Solves every ending of an 8x8 variant with a few pieces, from the end back (retrograde analysis, Ströhlein 1970; for
 * draughts Thompson and Schaeffer). Draw rules are left out: the distance says whether a count allows the win.
 *
 * Captures and crownings lead to groups that are solved already. What remains within a group and its mirror are quiet
 * moves that can be taken back, so each position is generated once, and each decided one is handed back to those
 * before it, in order of distance: no pass over all positions is ever repeated.
 */
import { factsOf, facts as FACTS } from '../../draughts/numeric/facts.ts';
import { board, turned } from '../../draughts/numeric/small/board.ts';
import { generate } from '../../draughts/numeric/small/generate.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count, placeOf } from '../ground/bits.ts';
import { catalogueOf, eachPosition, numberOf, type Catalogue, type Group } from './catalogue.ts';
import { DRAW, isLoss, isWin, LONGEST, lossByte, NOTHING, pliesOf, winByte } from './verdict.ts';

const { stack } = shared;
const { FIRST_WAY_DOWN, NEXT, WAYS, WORDS } = board;

/** A database: a byte for each position of its catalogue. */
export interface Endings {
  readonly catalogue: Catalogue;
  readonly bytes: Uint8Array;
}

/** The work on one group and its mirror. */
interface Work {
  readonly facts: number;
  readonly endings: Endings;
  /** Whether a side without a move loses. */
  readonly isNormal: boolean;
  /** For each position: quiet moves whose outcome is open, or one of the words below. */
  readonly open: Uint8Array;
  /** For each position, the longest way of the crownings that lose. */
  readonly slowest: Uint8Array;
  /** Positions by the distance that they are to be decided at, three words each. */
  readonly wins: number[][];
  readonly losses: number[][];
}

/** No loss whatever else, for some move leads to a draw or a win. */
const FREE = 255;
/** Captures, which are duty, or has no move at all: no quiet move led away from here. */
const BUSY = 254;

/**
 * Solves all endings of 2 to `pieces` pieces; of those with the most pieces only the groups that are wanted, which must
 * include what their moves lead to. Four pieces take about four seconds.
 */
export function solve(
  variant: Variant,
  pieces: number,
  isWanted: (group: Group) => boolean = () => true,
): Endings {
  const catalogue = catalogueOf(pieces);
  const endings = { catalogue, bytes: new Uint8Array(catalogue.size).fill(NOTHING) };
  const work: Work = {
    facts: factsOf(variant),
    endings,
    isNormal: variant.goal === 'win',
    open: new Uint8Array(catalogue.size),
    slowest: new Uint8Array(catalogue.size),
    wins: Array.from({ length: LONGEST + 2 }, () => []),
    losses: Array.from({ length: LONGEST + 2 }, () => []),
  };
  const done = new Set<Group>();
  for (const group of catalogue.groups) {
    const mirror = mirrorOf(catalogue, group);
    if (done.has(group) || !(isWanted(group) || isWanted(mirror))) continue;
    for (const one of new Set([group, mirror])) {
      eachPosition(catalogue, one, (me, them, crowned, number) => begin(work, me, them, crowned, number));
    }
    settle(work);
    done.add(mirror);
  }
  return endings;
}

/** The group seen by the other side. */
function mirrorOf({ groups }: Catalogue, one: Group): Group {
  const mirror = groups.find(
    ({ men, kings, theirMen, theirKings }) =>
      men === one.theirMen && kings === one.theirKings && theirMen === one.men && theirKings === one.kings,
  );
  if (!mirror) throw new Error('a group without a mirror');
  return mirror;
}

/** Looks at a position's moves once: it is decided by them, or waits for its quiet successors. */
function begin(work: Work, me: number, them: number, crowned: number, number: number): void {
  const { facts, endings, open, slowest } = work;
  // Valid, but undecided so far.
  endings.bytes[number] = DRAW;
  const end = generate(facts, me, them, crowned, 0);
  if (end === 0) {
    schedule(work.isNormal ? work.losses : work.wins, 0, me, them, crowned);
    open[number] = BUSY;
    return;
  }
  let quickest = Infinity;
  let longest = 0;
  let waiting = 0;
  let isFree = false;
  for (let p = 0; p < end; p += WORDS) {
    const byte = known(work, p, them, crowned);
    if (byte === NOTHING) waiting += 1;
    else if (isLoss(byte)) quickest = Math.min(quickest, pliesOf(byte) + 1);
    else if (isWin(byte)) longest = Math.max(longest, pliesOf(byte) + 1);
    else isFree = true;
  }
  if (quickest < Infinity) schedule(work.wins, quickest, me, them, crowned);
  else if (waiting === 0 && !isFree) schedule(work.losses, longest, me, them, crowned);
  slowest[number] = longest;
  if (stack[1] !== them) open[number] = BUSY;
  else open[number] = isFree || quickest < Infinity ? FREE : waiting;
}

/** What is known of the successor at `p`: nothing when it belongs to the groups that are being solved. */
function known({ endings, isNormal }: Work, p: number, them: number, crowned: number): number {
  const left = stack[p + 1]!;
  if (left === 0) return isNormal ? lossByte(0) : winByte(0);
  const mine = stack[p]!;
  // A quiet move changes the number of kings only by crowning.
  if (left === them && count(stack[p + 2]!) === count(crowned)) return NOTHING;
  return endings.bytes[numberOf(endings.catalogue, turned(left), turned(mine), turned(stack[p + 2]!))]!;
}

/** Puts a position on the list of those that are decided at a distance. */
function schedule(list: number[][], plies: number, me: number, them: number, crowned: number): void {
  const at = list[plies];
  if (!at) throw new Error(`an ending of ${plies} plies`);
  at.push(me, them, crowned);
}

/** Decides positions in order of distance, and tells those before them. */
function settle(work: Work): void {
  const { catalogue, bytes } = work.endings;
  for (let plies = 0; plies <= LONGEST; plies += 1) {
    for (const [list, byte] of [
      [work.wins[plies], winByte(plies)],
      [work.losses[plies], lossByte(plies)],
    ] as const) {
      if (!list) continue;
      for (let i = 0; i < list.length; i += 3) {
        const [me, them, crowned] = [list[i]!, list[i + 1]!, list[i + 2]!];
        const number = numberOf(catalogue, me, them, crowned);
        if (bytes[number] !== DRAW) continue;
        bytes[number] = byte;
        before(work, turned(them), turned(me), turned(crowned), plies, isWin(byte));
      }
      list.length = 0;
    }
  }
}

/**
 * Visits every position from which the other side, here `me` at the bottom, came by a quiet move. Whether such a move was
 * allowed there is known by its count of open moves.
 */
function before(work: Work, me: number, them: number, crowned: number, plies: number, isWon: boolean): void {
  const empty = ~(me | them);
  for (let rest = me; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const isKing = (crowned & bit) !== 0;
    const reach = isKing && (work.facts & FACTS.FLYING) !== 0 ? 7 : 1;
    for (let way = isKing ? 0 : FIRST_WAY_DOWN; way < WAYS; way += 1) {
      let from = NEXT[placeOf(bit) * WAYS + way]! & empty;
      for (let n = 0; n < reach && from !== 0; n += 1) {
        const kings = isKing ? crowned ^ bit ^ from : crowned;
        hear(work, me ^ bit ^ from, them, kings, plies, isWon);
        from = NEXT[placeOf(from) * WAYS + way]! & empty;
      }
    }
  }
}

/** A position hears that one of its quiet moves leads to a decided position. */
function hear(work: Work, me: number, them: number, crowned: number, plies: number, isWon: boolean): void {
  const { endings, open, slowest } = work;
  const number = numberOf(endings.catalogue, me, them, crowned);
  if (endings.bytes[number] !== DRAW || open[number] === BUSY) return;
  if (!isWon) {
    schedule(work.wins, plies + 1, me, them, crowned);
    return;
  }
  if (open[number] === FREE) return;
  open[number] = open[number]! - 1;
  if (open[number] === 0) {
    schedule(work.losses, Math.max(plies + 1, slowest[number]!), me, them, crowned);
  }
}
