/** Positions per second and depth after one second of CPU time, from the starting position. */
import { join } from 'node:path';
import * as lines from '../../src/draughts/line.ts';
import type { VariantId } from '../../src/draughts/variantIds.ts';
import * as variants from '../../src/draughts/variants.ts';
import type { SearchResult } from '../../src/engine/search/think.ts';
import { alone, median, more, type Bench } from './bench.ts';
import * as thinking from './thinking.ts';

const VARIANTS: readonly VariantId[] = ['russian', 'poddavki', 'international', 'bashni', 'english'];
const ROUNDS = 3;

/** The engine of a checkout; each has its own modules. */
type Thinker = Pick<typeof thinking, 'memory' | 'thinkFor'> &
  Pick<typeof lines, 'startLine'> &
  Pick<typeof variants, 'variantOf'>;

async function thinkerIn(checkout: string): Promise<Thinker> {
  const of = (path: string): Promise<Thinker> => import(join(checkout, path));
  const { memory, thinkFor } = await of('test/bench/thinking.ts');
  const { startLine } = await of('src/draughts/line.ts');
  const { variantOf } = await of('src/draughts/variants.ts');
  return { memory, thinkFor, startLine, variantOf };
}

function second({ memory, thinkFor, startLine, variantOf }: Thinker, id: VariantId): SearchResult {
  memory.owner = null;
  return thinkFor(startLine(variantOf(id)), 1000);
}

const speed = (found: readonly SearchResult[]): number =>
  median(found.map(({ nodes, ms }) => (1000 * nodes) / ms));
const depth = (found: readonly SearchResult[]): number => median(found.map(({ depth: plies }) => plies));

export const engine: Bench = async function* measure(checkout = null) {
  const ours: Thinker = { ...thinking, ...lines, ...variants };
  const theirs = checkout ? await thinkerIn(checkout) : null;
  for (const id of VARIANTS) {
    const [mine, others]: [SearchResult[], SearchResult[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const thought = second(ours, id);
      const other = theirs && second(theirs, id);
      // The first round is for warming up.
      if (round === 0) continue;
      mine.push(thought);
      if (other) others.push(other);
    }
    const [searched, seen] = [`${id}, search from the start`, `${id}, depth in a second`];
    if (checkout) {
      yield more(searched, 'nodes/s', speed(mine), checkout, speed(others));
      yield more(seen, 'plies', depth(mine), checkout, depth(others));
    } else {
      yield alone(searched, 'nodes/s', speed(mine));
      yield alone(seen, 'plies', depth(mine));
    }
  }
};
