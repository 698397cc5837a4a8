/** The order of the boards (C.04.2 3.6): the better one's score, the sum of both, the better one's number. */
import type { Pair } from '../event.ts';

interface Ranked {
  readonly number: number;
  /** In units. */
  readonly score: number;
}

/** Negative when `a` is ranked before `b` (C.04.3 1.2): more points, or the smaller number. */
export const byRank = (a: Ranked, b: Ranked): number => b.score - a.score || a.number - b.number;

/** `scoreOf` a player's number, in units. */
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
