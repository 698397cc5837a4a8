/**
 * The features of the positions in records, as `assembly/dark/evaluate.ts` and
 * `assembly/towers/evaluate.ts` compute them.
 */
import { layoutOf } from '../../src/draughts/numeric/layout.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { modelOf } from '../../src/engine/evaluate/model.ts';

export interface Sight {
  readonly patterns: Uint16Array;
  readonly terms: Int32Array;
  /** The pieces as the network's inputs: own men, opposing men, own kings, opposing kings. */
  readonly inputs: Uint8Array;
  pieces: number;
  /** `full` and `bare` add up to less than 1 where a win is unlikely. */
  full: number;
  bare: number;
}

/** A set of squares as its lower and upper half; 8x8 boards use only the first. */
type Half = readonly [number, number];

function count(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const sizeOf = ([low, high]: Half): number => count(low) + count(high);
const both = (one: Half, other: Half): Half => [one[0] & other[0], one[1] & other[1]];
const without = (one: Half, other: Half): Half => [one[0] & ~other[0], one[1] & ~other[1]];

/** On 10x10: the longest diagonal, the two leftmost and the two rightmost squares of each row. */
const LARGE_ROAD: Half = [0x0410821, 0x1082104];
const LEFT: Half = [0x318c63, 0x318c63];
const RIGHT: Half = [0x18c6318, 0x18c6318];
const SMALL_ROAD: Half = [0x88442211 | 0, 0];

const lopsided = (men: Half): number => Math.abs(sizeOf(both(men, LEFT)) - sizeOf(both(men, RIGHT)));

function mobile([own]: Half, [theirs]: Half, empty: number): number {
  const above = (empty >>> 4) | ((empty >>> 3) & 0x0e0e0e0e) | ((empty >>> 5) & 0x00707070);
  const below = (empty << 4) | ((empty << 3) & 0x70707070) | ((empty << 5) & 0x0e0e0e00);
  return count(own & above) - count(theirs & below);
}

/** What a row's men add to the base-3 numbers of the blocks side by side. */
const columns = (men: number, block: number): number => ((men >> block) & 1) + 3 * ((men >> (block + 1)) & 1);

export function sightOf(variant: Variant): (records: Int32Array, at: number) => Sight {
  const model = modelOf(variant);
  const isLarge = layoutOf(variant) === 'large';
  const hasTowers = layoutOf(variant) === 'towers';
  const row = isLarge ? 5 : 4;
  const sight: Sight = {
    patterns: new Uint16Array(model.blocks),
    terms: new Int32Array(model.terms),
    inputs: new Uint8Array(model.full),
    pieces: 0,
    full: 0,
    bare: 0,
  };
  const road = isLarge ? LARGE_ROAD : SMALL_ROAD;
  const mask = 2 ** row - 1;
  const lines = new Int32Array(2 * row * row);
  const rowOf = ([low, high]: Half, n: number): number =>
    isLarge ? ((n < 5 ? low : high) >>> (5 * (n % 5))) & mask : (low >>> (4 * n)) & mask;
  const onRoad = (mine: Half, others: Half): number =>
    Number(sizeOf(both(mine, road)) > 0) - Number(sizeOf(both(others, road)) > 0);

  function writePatterns(own: Half, theirs: Half): void {
    const abreast = row - 1;
    for (let n = 0; n < 2 * row; n += 1) {
      const [mine, others] = [rowOf(own, n), rowOf(theirs, n)];
      for (let block = 0; block < abreast; block += 1)
        lines[abreast * n + block] = columns(mine, block) + 2 * columns(others, block);
    }
    for (let i = 0; i < model.blocks; i += 1) {
      const first = 2 * abreast * Math.floor(i / abreast) + (i % abreast);
      const upper = 9 * lines[first + 2 * abreast]! + 81 * lines[first + 3 * abreast]!;
      sight.patterns[i] = lines[first]! + 9 * (lines[first + abreast]! + upper);
    }
  }

  function add(set: Half, first: number): void {
    for (let half = 0; half < 2; half += 1) {
      for (let rest = set[half]!; rest !== 0; rest &= rest - 1) {
        sight.inputs[sight.pieces] = first + 25 * half + 31 - Math.clz32(rest & -rest);
        sight.pieces += 1;
      }
    }
  }

  return (records, at) => {
    const halfAt = (n: number): Half =>
      isLarge ? [records[at + 2 * n]!, records[at + 2 * n + 1]!] : [records[at + n]!, 0];
    const [me, them, kings] = [halfAt(0), halfAt(1), halfAt(2)];
    const [own, theirs] = [without(me, kings), without(them, kings)];
    const [mine, others] = [both(me, kings), both(them, kings)];
    const squares = 2 * row * row;
    sight.pieces = 0;
    [own, theirs, mine, others].forEach((set, kind) => add(set, kind * squares));
    writePatterns(own, theirs);
    const king = Number(sizeOf(mine) > 0) - Number(sizeOf(others) > 0);
    const formation = isLarge ? lopsided(own) - lopsided(theirs) : mobile(own, theirs, ~(me[0] | them[0]));
    const { terms } = sight;
    if (hasTowers) {
      terms.fill(0).set([1, king, formation, onRoad(mine, others)]);
      addTowers(terms, records, at + 3, me[0], 1);
      addTowers(terms, records, at + 3, them[0], -1);
    } else {
      const men = sizeOf(own) - sizeOf(theirs);
      terms.set([1, men, sizeOf(mine) - sizeOf(others), king, formation, onRoad(mine, others)]);
    }
    const hasBoth = sizeOf(mine) > 0 && sizeOf(others) > 0;
    const isDivided = hasBoth && !hasTowers && variant.goal !== 'lose' && variant.king.flies;
    const part = 1 / (isDivided ? divisorOf(sizeOf(me), sizeOf(them), isLarge) : 1);
    // This is rounded so that earlier weights can be reproduced to the byte.
    sight.full = Math.fround((sizeOf(me) + sizeOf(them)) / model.full) * part;
    sight.bare = part - sight.full;
    return sight;
  };
}

function divisorOf(own: number, theirs: number, isLarge: boolean): number {
  const all = own + theirs;
  if (all <= 4) return 4;
  return all <= (isLarge ? 4 : 6) || (all <= 12 && Math.abs(own - theirs) <= 1) ? 2 : 1;
}

/** The kinds of towers, by rank of the commander, own pieces and prisoners, follow six terms. */
function addTowers(terms: Int32Array, records: Int32Array, at: number, pieces: number, sign: number): void {
  for (let rest = pieces; rest !== 0; rest &= rest - 1) {
    const tower = records[at + 31 - Math.clz32(rest & -rest)]!;
    const run = 4 * ((tower >>> 8) & 1) + Math.min(tower & 15, 4) - 1;
    const kind = 6 + 4 * run + Math.min((tower >>> 4) & 15, 3);
    terms[kind] = terms[kind]! + sign;
    terms[4] = terms[4]! + sign * count((tower >>> 9) & 0x7ff);
    terms[5] = terms[5]! + sign * count(tower >>> 20);
  }
}
