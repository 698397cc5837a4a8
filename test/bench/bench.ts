/** The type of a bench, and its figures. */

/** One figure; `peer` names what was measured beside it in the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: string;
  readonly peerValue?: number;
  /** Above 1 means better than the peer. With the smallest and the largest ratio measured. */
  readonly ratio?: number;
  readonly spread?: readonly [number, number];
}

/**
 * Yields its figures one by one, so that a long bench can print each at once. `checkout` is another
 * checkout to compare with.
 */
export type Bench = (checkout?: string | null) => AsyncGenerator<Figure>;

/** Work to be measured once; the number is the round. */
export type Work = (round: number) => unknown;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('the median of nothing');
  return middle;
}

/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** The CPU time (ms) of the work, over all threads of this process. */
export async function cpuMs(work: Work, round: number): Promise<number> {
  const before = process.cpuUsage();
  await work(round);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export const rounded = (value: number): number => Number(value.toPrecision(4));

export const alone = (name: string, unit: string, value: number): Figure => ({
  name,
  value: rounded(value),
  unit,
});

export const less = (name: string, unit: string, value: number, peer: string, peerValue: number): Figure => ({
  ...alone(name, unit, value),
  peer,
  peerValue: rounded(peerValue),
  ratio: rounded(peerValue / value),
});

export const more = (name: string, unit: string, value: number, peer: string, peerValue: number): Figure => ({
  ...less(name, unit, value, peer, peerValue),
  ratio: rounded(value / peerValue),
});
