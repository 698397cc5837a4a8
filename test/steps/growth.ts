/** How fast steps grow with the length of a text. */

export interface Measured {
  readonly reader: string;
  readonly shape: string;
  /** Each twice the one before. */
  readonly lengths: readonly number[];
  readonly steps: readonly number[];
}

/** Stands for more steps than anybody counts. */
export const COUNTLESS = Number.MAX_SAFE_INTEGER;

export interface Growth {
  /** Steps for each further letter. */
  readonly rate: number;
  /** That, compared with what each cost in the half before: 1 where steps grow as the length, 2 where they grow as its square. */
  readonly bend: number;
}

export function growthOf({ lengths, steps }: Measured): Growth {
  if (steps.includes(COUNTLESS)) return { rate: Infinity, bend: Infinity };
  const rates = [1, 2].map(
    (at) => ((steps[at] ?? 0) - (steps[at - 1] ?? 0)) / ((lengths[at] ?? 0) - (lengths[at - 1] ?? 0)),
  );
  const [before = 0, rate = 0] = rates;
  return { rate, bend: rate <= 0 ? 0 : rate / Math.max(before, LEAST) };
}

/** A reader that only looks at the length takes fewer steps than this, and any growth among them says nothing. */
const LEAST = 0.02;
