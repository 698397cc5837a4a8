/**
 * Queries on databases of two sizes, which take turns. Each query is compared with the machine's
 * own noise: an operation that doesn't depend on the database, repeated until it takes just as
 * long. Load on the machine affects both alike, so a figure is as reliable as its noise is small.
 */
import { alone, median, quantile, rounded, type Figure } from './bench.ts';

const WARM_UP = 50;
const ROUNDS = 10;

interface Contender {
  readonly games: number;
  readonly ask: (time: number) => Promise<unknown>;
  readonly idle: (often: number) => Promise<unknown>;
}

interface Times {
  readonly games: number;
  readonly often: number;
  readonly asked: number[];
  readonly idle: number[];
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function warmUp({ games, ask, idle }: Contender): Promise<Times> {
  const [asked, once]: [number[], number[]] = [[], []];
  for (let time = 0; time < WARM_UP; time += 1) {
    asked.push(await msOf(() => ask(time)));
    once.push(await msOf(() => idle(1)));
  }
  return { games, often: Math.max(1, Math.round(median(asked) / median(once))), asked: [], idle: [] };
}

/** How long a query takes on each database, repeated this often after some uncounted runs. */
export async function takeTurns(contenders: readonly Contender[], often: number): Promise<readonly Times[]> {
  const pairs: { readonly contender: Contender; readonly times: Times }[] = [];
  for (const contender of contenders) pairs.push({ contender, times: await warmUp(contender) });
  for (let time = WARM_UP; time < WARM_UP + often; time += 1)
    for (const { contender, times } of pairs) {
      times.asked.push(await msOf(() => contender.ask(time)));
      times.idle.push(await msOf(() => contender.idle(times.often)));
    }
  return pairs.map(({ times }) => times);
}

/** A typical slow value: a busy moment of the machine affects only one round's value. */
function usualSlowEnd(values: readonly number[]): number {
  const size = Math.ceil(values.length / ROUNDS);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => values.slice(round * size, (round + 1) * size));
  return median(rounds.map((each) => quantile(each, 0.99)));
}

const MEASURES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  p50: (values) => quantile(values, 0.5),
  p99: (values) => quantile(values, 0.99),
  [`p99, the median of ${ROUNDS} rounds`]: usualSlowEnd,
};

/** Each database's median and slow value, with its noise, and the ratio of many games to few. */
export function* figuresOf(what: string, times: readonly Times[]): Generator<Figure> {
  for (const [name, measure] of Object.entries(MEASURES)) {
    for (const { games, asked, idle } of times)
      yield {
        ...alone(`${what}, ${games} games ${name}`, 'ms', measure(asked)),
        peer: 'the machine by itself',
        peerValue: rounded(measure(idle)),
      };
    const [few, many] = times.map(({ asked }) => measure(asked));
    if (few !== undefined && many !== undefined)
      yield alone(`${what}, many games against few ${name}`, 'times', many / few);
  }
}
