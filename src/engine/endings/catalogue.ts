/**
 * Where each position with few pieces is found in a database of endings: by its material, and within it by a number, side to move at
 * the bottom.
 *
 * Within a group of equal material the squares of own men, own kings, their men and their kings are numbered each for itself; that
 * leaves gaps where two pieces would share a square (some 15 % of the numbers) and makes a number cost a few additions.
 */
import { shared } from '../../draughts/numeric/stack.ts';
import { rankOf, setsOf, type Sets, type Shape } from './shape.ts';

const { stack } = shared;

/** The pieces of a group: own men and kings, their men and kings. */
export interface Group {
  readonly men: number;
  readonly kings: number;
  readonly theirMen: number;
  readonly theirKings: number;
  /** The four numbers in one, by which the group is found. */
  readonly key: number;
  /** How many numbers it has. */
  readonly size: number;
  /** The ways to put each kind of pieces on the board. */
  readonly sets: readonly [Sets, Sets, Sets, Sets];
}

/** A group and what it is for the other side; the same twice where both sides have the same pieces. */
export type Pair = readonly [Group, Group];

/** All groups of two to so many pieces. */
export interface Catalogue {
  readonly shape: Shape;
  readonly groups: readonly Group[];
  /** The same by pairs, in an order in which every move leads to the pair itself or one before it. */
  readonly pairs: readonly Pair[];
  /** The most pieces. */
  readonly pieces: number;
  /** The groups by their keys. */
  readonly byKey: readonly (Group | undefined)[];
}

/** Keys are below. */
export const KEYS = 1 << 12;

const keyOf = (men: number, kings: number, theirMen: number, theirKings: number): number =>
  men | (kings << 3) | (theirMen << 6) | (theirKings << 9);

/** The key of material as a ground counts it (`Ground.material`). */
export const keyOfMaterial = (material: number): number =>
  (material & 7) | ((material >>> 5) & 0x38) | ((material >>> 10) & 0x1c0) | ((material >>> 15) & 0xe00);

/** The key that a group has for the other side. */
export const mirrored = (key: number): number => ((key & 63) << 6) | (key >>> 6);

/** All pieces of a group. */
export const piecesOf = ({ men, kings, theirMen, theirKings }: Group): number =>
  men + kings + theirMen + theirKings;

function groupOf(shape: Shape, men: number, kings: number, theirMen: number, theirKings: number): Group {
  const { squares, forMen, theirFirst } = shape;
  const sets = [
    setsOf(shape, men, 0, forMen),
    setsOf(shape, kings, 0, squares),
    setsOf(shape, theirMen, theirFirst, squares),
    setsOf(shape, theirKings, 0, squares),
  ] as const;
  const size = sets.reduce((product, { count }) => product * count, 1);
  return { men, kings, theirMen, theirKings, key: keyOf(men, kings, theirMen, theirKings), size, sets };
}

const NUMBERS = [0, 1, 2, 3, 4];

/** The catalogue of all positions of two to `pieces` pieces (five at most), at least one on each side. */
export function catalogueOf(shape: Shape, pieces: number): Catalogue {
  const wanted = NUMBERS.flatMap((men) =>
    NUMBERS.flatMap((kings) =>
      NUMBERS.flatMap((theirMen) => NUMBERS.map((theirKings) => [men, kings, theirMen, theirKings] as const)),
    ),
  );
  const groups = wanted
    .filter(([men, kings, theirMen, theirKings]) => men + kings > 0 && theirMen + theirKings > 0)
    .filter(([men, kings, theirMen, theirKings]) => men + kings + theirMen + theirKings <= pieces)
    .map(([men, kings, theirMen, theirKings]) => groupOf(shape, men, kings, theirMen, theirKings))
    .toSorted((a, b) => piecesOf(a) - piecesOf(b) || a.men + a.theirMen - b.men - b.theirMen);
  const byKey = Array.from<Group | undefined>({ length: KEYS });
  for (const group of groups) byKey[group.key] = group;
  const pairs = groups.flatMap((group, place): readonly Pair[] => {
    const mirror = byKey[mirrored(group.key)] ?? group;
    return groups.indexOf(mirror) < place ? [] : [[group, mirror]];
  });
  return { shape, groups, pairs, pieces, byKey };
}

/** The number of the position at an index of the stack, within its group. */
export function numberAt(shape: Shape, { sets }: Group, position: number): number {
  const { halves, theirFirst } = shape;
  const isWhole = halves === 1;
  const me = stack[position]!;
  const them = stack[position + halves]!;
  const crowned = stack[position + 2 * halves]!;
  const meHi = isWhole ? 0 : stack[position + 1]!;
  const themHi = isWhole ? 0 : stack[position + 3]!;
  const crownedHi = isWhole ? 0 : stack[position + 5]!;
  let number = rankOf(shape, me & ~crowned, meHi & ~crownedHi, 0);
  number = number * sets[1].count + rankOf(shape, me & crowned, meHi & crownedHi, 0);
  number = number * sets[2].count + rankOf(shape, them & ~crowned, themHi & ~crownedHi, theirFirst);
  return number * sets[3].count + rankOf(shape, them & crowned, themHi & crownedHi, 0);
}

/** Calls `each` with the number of every position of a group where no two pieces share a square; it stands at `at` in the stack. */
export function eachPosition(
  shape: Shape,
  { sets }: Group,
  at: number,
  each: (number: number) => void,
): void {
  const [own, kings, theirs, theirKings] = sets;
  let number = 0;
  for (let a = 0; a < own.count; a += 1) {
    for (let b = 0; b < kings.count; b += 1) {
      const lo = own.lo[a]! | kings.lo[b]!;
      const hi = own.hi[a]! | kings.hi[b]!;
      const isOpen = ((own.lo[a]! & kings.lo[b]!) | (own.hi[a]! & kings.hi[b]!)) === 0;
      for (let c = 0; c < theirs.count; c += 1) {
        if (!isOpen || ((theirs.lo[c]! & lo) | (theirs.hi[c]! & hi)) !== 0) {
          number += theirKings.count;
          continue;
        }
        const allLo = lo | theirs.lo[c]!;
        const allHi = hi | theirs.hi[c]!;
        for (let d = 0; d < theirKings.count; d += 1, number += 1) {
          const kingsLo = theirKings.lo[d]!;
          const kingsHi = theirKings.hi[d]!;
          if (((kingsLo & allLo) | (kingsHi & allHi)) !== 0) continue;
          write(
            shape,
            at,
            lo,
            hi,
            theirs.lo[c]! | kingsLo,
            theirs.hi[c]! | kingsHi,
            kings.lo[b]! | kingsLo,
            kings.hi[b]! | kingsHi,
          );
          each(number);
        }
      }
    }
  }
}

/** Has the position of a number stand at `at` in the stack; `false` where two of its pieces would share a square. */
export function placeNumber(shape: Shape, { sets }: Group, number: number, at: number): boolean {
  const [own, kings, theirs, theirKings] = sets;
  const d = number % theirKings.count;
  const withoutD = (number - d) / theirKings.count;
  const c = withoutD % theirs.count;
  const withoutC = (withoutD - c) / theirs.count;
  const b = withoutC % kings.count;
  const a = (withoutC - b) / kings.count;
  const los = [own.lo[a]!, kings.lo[b]!, theirs.lo[c]!, theirKings.lo[d]!] as const;
  const his = [own.hi[a]!, kings.hi[b]!, theirs.hi[c]!, theirKings.hi[d]!] as const;
  write(
    shape,
    at,
    los[0] | los[1],
    his[0] | his[1],
    los[2] | los[3],
    his[2] | his[3],
    los[1] | los[3],
    his[1] | his[3],
  );
  return isApart(los) && isApart(his);
}

/** Whether no two sets share a square. */
function isApart(sets: readonly number[]): boolean {
  let taken = 0;
  for (const set of sets) {
    if ((taken & set) !== 0) return false;
    taken |= set;
  }
  return true;
}

function write(
  { halves }: Shape,
  at: number,
  meLo: number,
  meHi: number,
  themLo: number,
  themHi: number,
  kingsLo: number,
  kingsHi: number,
): void {
  stack[at] = meLo;
  stack[at + halves] = themLo;
  stack[at + 2 * halves] = kingsLo;
  if (halves === 1) return;
  stack[at + 1] = meHi;
  stack[at + 3] = themHi;
  stack[at + 5] = kingsHi;
  stack[at + 7] = 0;
}
