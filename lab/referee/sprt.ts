/**
 * When a match may end: Wald's sequential probability ratio test (1945) of one strength against another. Points are taken by
 * pairs of games with one opening, of which there are five kinds, as in the generalized test of Fishtest (Van den Bergh, "A
 * practical introduction to the GSPRT"); the spread is the one that was seen.
 */
import type { Score } from './score.ts';

export interface Bounds {
  /** How much stronger the first player would be, in Elo, were there nothing to find (`low`) and were there something (`high`). */
  readonly low: number;
  readonly high: number;
  /** How likely each of the two may be taken for the other. */
  readonly risk: number;
}

/** Pairs before which nothing is sure. */
const FEW = 10;

const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** How many times likelier the high strength is than the low one, as a logarithm. */
export function likelihoodOf({ pairs }: Score, { low, high }: Bounds): number {
  const count = pairs.length;
  if (count < FEW) return 0;
  const mean = pairs.reduce((sum, points) => sum + points / 2, 0) / count;
  const spread = pairs.reduce((sum, points) => sum + (points / 2 - mean) ** 2, 0) / count;
  const [nothing, something] = [shareAt(low), shareAt(high)];
  // Were all pairs alike, their spread would be nothing and all sure: half a point in one more pair is added.
  const variance = spread + 1 / (16 * count);
  return (count * (something - nothing) * (2 * mean - nothing - something)) / (2 * variance);
}

/** Which strength is sure enough by now; `null` while neither is. */
export function decisionOf(score: Score, bounds: Bounds): 'low' | 'high' | null {
  const limit = Math.log((1 - bounds.risk) / bounds.risk);
  const likelihood = likelihoodOf(score, bounds);
  if (likelihood >= limit) return 'high';
  return likelihood <= -limit ? 'low' : null;
}
