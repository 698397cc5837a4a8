/**
 * How patterns share what they are worth. A pattern's weight is the sum of its own part, of one that it shares with the
 * same pattern in the blocks abreast, and of one for each of its halves (lower, upper, left, right): so a pattern that was hardly ever met is
 * worth what its parts are worth, and only what is often met is learned by heart. All parts of a pattern are the negative
 * of those of its mirror image seen from the other side. In the end the parts are summed up, and cost the search nothing.
 */
import type { Model } from '../../src/engine/evaluate/learned/model.ts';
import { PATTERNS, turnedPattern } from '../../src/engine/evaluate/learned/patterns.ts';

/** Squares of a half, by the digits of the pattern. */
const HALVES: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
  [0, 2, 4, 6],
  [1, 3, 5, 7],
];
const QUARTER = 3 ** 4;
/** Parts of a pattern: its own, that of its band, its four halves. */
export const PARTS = 2 + HALVES.length;

export interface Shares {
  /** How many parts there are in all. */
  readonly count: number;
  /** Of the pattern at `block * PATTERNS + pattern`, `PARTS` numbers of parts; a negative one is the complement, -1 - n, of a part that counts the other way, and `count` is nothing. */
  readonly parts: Int32Array;
  /** Whether each part is a pattern's own. */
  readonly isOwn: Uint8Array;
}

const digitOf = (pattern: number, digit: number): number => Math.floor(pattern / 3 ** digit) % 3;

const half = (pattern: number, which: number): number =>
  HALVES[which]!.reduce((sum, digit, i) => sum + digitOf(pattern, digit) * 3 ** i, 0);

/** The parts of all patterns of a model. */
export function sharesOf({ blocks }: Model): Shares {
  const abreast = Math.round(Math.sqrt(blocks));
  const bands = blocks * PATTERNS;
  const halves = bands + abreast * PATTERNS;
  const all = halves + blocks * HALVES.length * QUARTER;
  /** The number of a part before mirror images are one. */
  const keyOf = (block: number, pattern: number, part: number): number => {
    if (part === 0) return block * PATTERNS + pattern;
    if (part === 1) return bands + Math.floor(block / abreast) * PATTERNS + pattern;
    return halves + (block * HALVES.length + part - 2) * QUARTER + half(pattern, part - 2);
  };
  const parts = new Int32Array(blocks * PATTERNS * PARTS);
  const isOwn = new Uint8Array(all).fill(1, 0, bands);
  for (let i = 0; i < blocks * PATTERNS; i += 1) {
    const turned = turnedPattern(blocks, Math.floor(i / PATTERNS), i % PATTERNS);
    for (let part = 0; part < PARTS; part += 1) {
      // Turned round, the lower half is the upper one, and the left the right.
      const there = part < 2 ? part : 2 + ((part - 2) ^ 1);
      const key = keyOf(Math.floor(i / PATTERNS), i % PATTERNS, part);
      const other = keyOf(Math.floor(turned / PATTERNS), turned % PATTERNS, there);
      parts[i * PARTS + part] = key === other ? all : key < other ? key : -1 - other;
    }
  }
  return { count: all, parts, isOwn };
}
