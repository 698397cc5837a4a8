/** One registry per bot, because a process may run several bots. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

type Names = readonly [name: string, help: string];

export interface Makers {
  readonly counter: <L extends string>(names: Names, ...labels: L[]) => Counter<L>;
  readonly gauge: <L extends string>(names: Names, ...labels: L[]) => Gauge<L>;
  /** `buckets` are in seconds. */
  readonly histogram: <L extends string>(names: Names, buckets: number[], ...labels: L[]) => Histogram<L>;
}

const named = ([name, help]: Names): { readonly name: string; readonly help: string } => ({
  name: `crownhead_${name}`,
  help,
});

/** Label values are bounded and never identify people or servers. */
export function makersFor(registry: Registry): Makers {
  const registers = [registry];
  return {
    counter: (names, ...labelNames) => new Counter({ ...named(names), labelNames, registers }),
    gauge: (names, ...labelNames) => new Gauge({ ...named(names), labelNames, registers }),
    histogram: (names, buckets, ...labelNames) =>
      new Histogram({ ...named(names), buckets, labelNames, registers }),
  };
}
