/** Pairs that are kept apart, the colors of a pair, and the order of the boards (C.04.2 3.6). */
import type { Color, Pair } from '../event.ts';

interface Ranked {
  readonly number: number;
  readonly score: number;
}

/** Negative if `a` is ranked before `b` (C.04.3 1.2): more points, or the smaller number. */
export const byRank = (a: Ranked, b: Ranked): number => b.score - a.score || a.number - b.number;

/** Pairs two players. `colorOf` decides the color of the higher-ranked player. */
export function allocate<P extends Ranked>(one: P, other: P, colorOf: (high: P, low: P) => Color): Pair {
  const [high, low] = byRank(one, other) < 0 ? [one, other] : [other, one];
  return colorOf(high, low) === 'white'
    ? { white: high.number, black: low.number }
    : { white: low.number, black: high.number };
}

export function byBoard<P extends Pair>(
  pairs: readonly P[],
  scoreOf: (number: number) => number,
): readonly P[] {
  const keyed = pairs.map((pair) => {
    const both = [pair.white, pair.black].map((number) => ({ number, score: scoreOf(number) })).sort(byRank);
    const [first, second] = both;
    return { pair, first: first ?? { number: 0, score: 0 }, sum: (first?.score ?? 0) + (second?.score ?? 0) };
  });
  return keyed
    .sort((a, b) => b.first.score - a.first.score || b.sum - a.sum || a.first.number - b.first.number)
    .map(({ pair }) => pair);
}

const keyOf = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

export function forbids(pairs: readonly (readonly [number, number])[]): (a: number, b: number) => boolean {
  const kept = new Set(pairs.map(([a, b]) => keyOf(a, b)));
  return kept.size === 0 ? () => false : (a, b) => kept.has(keyOf(a, b));
}
