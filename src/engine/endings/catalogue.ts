/**
 * Where each position with few pieces is found in a database of endings on the 8x8 board: one byte for each way to put
 * the pieces on the board, side to move at the bottom.
 *
 * Positions are grouped by material. Within a group the squares of own men, own kings, their men and their kings are
 * numbered each for itself by the combinatorial number system; that leaves gaps where two pieces would share a square
 * (some 15 % of the bytes) and makes a number cost a few additions.
 */
import { placeOf } from '../ground/bits.ts';

/** The pieces of a group: own men and kings, their men and kings. */
export interface Group {
  readonly men: number;
  readonly kings: number;
  readonly theirMen: number;
  readonly theirKings: number;
  /** The number of the group's first position, and how many numbers it has. */
  readonly first: number;
  readonly size: number;
}

export interface Catalogue {
  /** Groups in an order in which every move leads to the group itself, its mirror, or one before both. */
  readonly groups: readonly Group[];
  /** Of all groups together. */
  readonly size: number;
  /** The most pieces. */
  readonly pieces: number;
  /** The first number of a group by its pieces (`keyOf`). */
  readonly firsts: Int32Array;
}

/** Squares that a man may stand on, seen from either side, and all squares. */
const FOR_MEN = 28;
const SQUARES = 32;
/** A man of the other side never stands on their last row, the lowest four squares. */
const THEIR_FIRST = 4;

/** Ways to choose `k` of `n`. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** `RANKS[k * 32 + square]`: what the k-th square of a group adds to its number. */
const RANKS = Int32Array.from({ length: 5 * SQUARES }, (_, i) => {
  const [nth, square] = [Math.floor(i / SQUARES), i % SQUARES];
  return square < nth ? 0 : choose(square, nth);
});

const keyOf = (men: number, kings: number, theirMen: number, theirKings: number): number =>
  men | (kings << 3) | (theirMen << 6) | (theirKings << 9);

const sizeOf = (men: number, kings: number, theirMen: number, theirKings: number): number =>
  choose(FOR_MEN, men) * choose(SQUARES, kings) * choose(FOR_MEN, theirMen) * choose(SQUARES, theirKings);

/** The catalogue of all positions of two to `pieces` pieces, at least one on each side. */
export function catalogueOf(pieces: number): Catalogue {
  const wanted = [0, 1, 2, 3, 4].flatMap((men) =>
    [0, 1, 2, 3, 4].flatMap((kings) =>
      [0, 1, 2, 3, 4].flatMap((theirMen) =>
        [0, 1, 2, 3, 4].map((theirKings) => ({ men, kings, theirMen, theirKings })),
      ),
    ),
  );
  const total = (group: (typeof wanted)[number]): number =>
    group.men + group.kings + group.theirMen + group.theirKings;
  const ordered = wanted
    .filter((group) => total(group) <= pieces && group.men + group.kings > 0)
    .filter(({ theirMen, theirKings }) => theirMen + theirKings > 0)
    .toSorted((a, b) => total(a) - total(b) || a.men + a.theirMen - b.men - b.theirMen);
  const firsts = new Int32Array(1 << 12).fill(-1);
  let size = 0;
  const groups = ordered.map(({ men, kings, theirMen, theirKings }): Group => {
    const group = {
      men,
      kings,
      theirMen,
      theirKings,
      first: size,
      size: sizeOf(men, kings, theirMen, theirKings),
    };
    firsts[keyOf(men, kings, theirMen, theirKings)] = size;
    size += group.size;
    return group;
  });
  return { groups, size, pieces, firsts };
}

/** The number of a position whose pieces are in the catalogue; -1 when a side has none. */
export function numberOf({ firsts }: Catalogue, me: number, them: number, crowned: number): number {
  let number = 0;
  let [men, kings, theirMen, theirKings] = [0, 0, 0, 0];
  let rank = 0;
  for (let rest = me & ~crowned; rest !== 0; rest &= rest - 1) {
    men += 1;
    rank += RANKS[men * SQUARES + placeOf(rest & -rest)]!;
  }
  number = rank;
  rank = 0;
  for (let rest = me & crowned; rest !== 0; rest &= rest - 1) {
    kings += 1;
    rank += RANKS[kings * SQUARES + placeOf(rest & -rest)]!;
  }
  number = number * CHOICES[kings]! + rank;
  rank = 0;
  for (let rest = them & ~crowned; rest !== 0; rest &= rest - 1) {
    theirMen += 1;
    rank += RANKS[theirMen * SQUARES + placeOf(rest & -rest) - THEIR_FIRST]!;
  }
  number = number * CHOICES_OF_MEN[theirMen]! + rank;
  rank = 0;
  for (let rest = them & crowned; rest !== 0; rest &= rest - 1) {
    theirKings += 1;
    rank += RANKS[theirKings * SQUARES + placeOf(rest & -rest)]!;
  }
  const first = firsts[keyOf(men, kings, theirMen, theirKings)]!;
  return first < 0 ? -1 : first + number * CHOICES[theirKings]! + rank;
}

const CHOICES = Int32Array.from({ length: 5 }, (_, k) => choose(SQUARES, k));
const CHOICES_OF_MEN = Int32Array.from({ length: 5 }, (_, k) => choose(FOR_MEN, k));

/** Calls `each` with every position of a group, and its number, where no two pieces share a square. */
export function eachPosition(
  catalogue: Catalogue,
  { men, kings, theirMen, theirKings }: Group,
  each: (me: number, them: number, crowned: number, number: number) => void,
): void {
  place(men, 0, FOR_MEN, 0, 0, (ownMen) => {
    place(kings, 0, SQUARES, 0, ownMen, (ownKings) => {
      place(theirMen, THEIR_FIRST, SQUARES, 0, ownMen | ownKings, (men2) => {
        place(theirKings, 0, SQUARES, 0, ownMen | ownKings | men2, (kings2) => {
          const me = ownMen | ownKings;
          const them = men2 | kings2;
          const crowned = ownKings | kings2;
          each(me, them, crowned, numberOf(catalogue, me, them, crowned));
        });
      });
    });
  });
}

/** Every way to add `left` pieces on squares from `from` to before `end` that are not taken. */
function place(
  left: number,
  from: number,
  end: number,
  placed: number,
  taken: number,
  each: (placed: number) => void,
): void {
  if (left === 0) {
    each(placed);
    return;
  }
  for (let square = from; square < end; square += 1) {
    if (((taken >>> square) & 1) === 0) place(left - 1, square + 1, end, placed | (1 << square), taken, each);
  }
}
