/** Makes counters, gauges and histograms under the bot's name, each in one registry of its own: a process may run several bots. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** What a figure is called (without the prefix) and what it tells. */
type Names = readonly [name: string, help: string];

export interface Makers {
  readonly counter: <L extends string>(names: Names, ...labels: L[]) => Counter<L>;
  readonly gauge: <L extends string>(names: Names, ...labels: L[]) => Gauge<L>;
  /** `buckets`: upper bounds in seconds. */
  readonly histogram: <L extends string>(names: Names, buckets: number[], ...labels: L[]) => Histogram<L>;
}

const named = ([name, help]: Names): { readonly name: string; readonly help: string } => ({
  name: `crownhead_${name}`,
  help,
});

/**
 * Names and units follow https://prometheus.io/docs/practices/naming/. Labels may only be names of commands, kinds, routes, calls and
 * codes, of which there are as many as the program has: nothing of people or servers.
 */
export function makersFor(registry: Registry): Makers {
  const registers = [registry];
  return {
    counter: (names, ...labelNames) => new Counter({ ...named(names), labelNames, registers }),
    gauge: (names, ...labelNames) => new Gauge({ ...named(names), labelNames, registers }),
    histogram: (names, buckets, ...labelNames) =>
      new Histogram({ ...named(names), buckets, labelNames, registers }),
  };
}
