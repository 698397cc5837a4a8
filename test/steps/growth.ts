/** How fast the number of steps grows with the length of a text. */

export interface Measured {
  readonly reader: string;
  readonly shape: string;
  /** Each length is twice the previous length. */
  readonly lengths: readonly number[];
  readonly steps: readonly number[];
}

interface Growth {
  /** Steps per additional letter. */
  readonly rate: number;
  /** The rate divided by the previous half's rate: 1 for linear growth, 2 for quadratic growth. */
  readonly bend: number;
}

export function growthOf({ lengths, steps }: Measured): Growth {
  const rates = [1, 2].map(
    (at) => ((steps[at] ?? 0) - (steps[at - 1] ?? 0)) / ((lengths[at] ?? 0) - (lengths[at - 1] ?? 0)),
  );
  const [before = 0, rate = 0] = rates;
  return { rate, bend: rate <= 0 ? 0 : rate / Math.max(before, LEAST) };
}

/** A reader that only checks the length takes fewer steps than this, and their growth is noise. */
const LEAST = 0.02;
