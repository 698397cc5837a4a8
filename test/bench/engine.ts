/**
 * How fast and how deep the engine thinks: perft beside npm's rapid-draughts, positions a second and depth after one second
 * of CPU time from the start, warm, with all that it knows; and a short match against rapid-draughts' own player
 * (`engine-rapid` plays a long one).
 */
import { startLine } from '../../src/draughts/line.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { alone, median, type Bench } from './bench.ts';
import { fewGames } from './rapid.ts';
import { starts } from './rules.ts';
import { memory, thinkFor } from './thinking.ts';

const VARIANTS: readonly VariantId[] = ['russian', 'poddavki', 'international', 'bashni', 'english'];
const ROUNDS = 3;

/** Positions a second and depths of a second each, from the start and from nothing remembered. */
function fromStart(id: VariantId): { readonly speed: number; readonly depth: number } {
  const line = startLine(variantOf(id));
  thinkFor(line, 700);
  const found = Array.from({ length: ROUNDS }, () => {
    memory.owner = null;
    return thinkFor(line, 1000);
  });
  return {
    speed: median(found.map(({ nodes, ms }) => (1000 * nodes) / ms)),
    depth: median(found.map(({ depth }) => depth)),
  };
}

export const engine: Bench = async function* () {
  yield* starts();
  for (const id of VARIANTS) {
    const { speed, depth } = fromStart(id);
    yield alone(`${id}, search from the start`, 'nodes/s', speed);
    yield alone(`${id}, depth in a second`, 'plies', depth);
  }
  yield* fewGames();
};
