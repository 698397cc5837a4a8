/**
 * How patterns share their weights. A pattern's weight is the sum of its own part, a part shared
 * with the same pattern in adjacent blocks, and one part per half (lower, upper, left, right). So a
 * rare pattern is worth as much as its parts, and only frequent patterns are learned individually.
 * A pattern's parts are the negatives of the same pattern's parts from the other side. The sums are
 * precomputed, so they cost the search nothing.
 */
import { type Model, PATTERNS } from '../../src/engine/evaluate/model.ts';

const HALVES: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
  [0, 2, 4, 6],
  [1, 3, 5, 7],
];
const QUARTER = 3 ** 4;

export const PARTS = 2 + HALVES.length;

export interface Shares {
  readonly count: number;
  /** -1 - n means the negative of part n, and `count` means zero. */
  readonly parts: Int32Array;
  readonly isOwn: Uint8Array;
}

export function turnedPattern(blocks: number, block: number, pattern: number): number {
  let turned = 0;
  for (let rest = pattern, digit = 0; digit < 8; digit += 1, rest = Math.trunc(rest / 3)) {
    const piece = rest % 3;
    turned += (piece === 0 ? 0 : 3 - piece) * 3 ** (7 - digit);
  }
  return (blocks - 1 - block) * PATTERNS + turned;
}

const digitOf = (pattern: number, digit: number): number => Math.floor(pattern / 3 ** digit) % 3;

const half = (pattern: number, which: number): number =>
  HALVES[which]!.reduce((sum, digit, i) => sum + digitOf(pattern, digit) * 3 ** i, 0);

export function sharesOf({ blocks }: Model): Shares {
  const abreast = Math.round(Math.sqrt(blocks));
  const bands = blocks * PATTERNS;
  const halves = bands + abreast * PATTERNS;
  const all = halves + blocks * HALVES.length * QUARTER;
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
      // Rotation swaps the lower and upper halves, and the left and right halves.
      const there = part < 2 ? part : 2 + ((part - 2) ^ 1);
      const key = keyOf(Math.floor(i / PATTERNS), i % PATTERNS, part);
      const other = keyOf(Math.floor(turned / PATTERNS), turned % PATTERNS, there);
      parts[i * PARTS + part] = key === other ? all : key < other ? key : -1 - other;
    }
  }
  return { count: all, parts, isOwn };
}
