/** Scores are capped at a man and a half, or the few decided games would dominate. */
import { alike } from './tuning/learn.ts';
import { sampleOf } from './tuning/sample.ts';
import { type Line, lastPosition } from '../src/draughts/line.ts';
import { variantOf } from '../src/draughts/variants.ts';
import { groundOf } from '../src/engine/ground/groundOf.ts';
import { endingsOf, judgedBy } from '../src/engine/knowledgeOf.ts';
import { makeMemory } from '../src/engine/search/memory.ts';
import { ROOT } from '../src/engine/search/tree.ts';
import { think } from '../src/engine/search/think.ts';
import { numberIn, readCommandLine, refuse, variantCalled } from '../src/tools/commandLine.ts';

/** For International: 34 to 40 pieces, 24 to 33, 12 to 23. */
const BANDS = [
  [0.85, 1.1],
  [0.6, 0.85],
  [0.3, 0.6],
] as const;
const CUT = 150;

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: {
    variant: { type: 'string', default: 'international' },
    data: { type: 'string', default: '../tuning' },
    round: { type: 'string', default: '1' },
    positions: { type: 'string', default: '72' },
    nodes: { type: 'string', default: '200000' },
  },
});
const variant = variantOf(variantCalled(values.variant));
const count = numberIn('--positions', values.positions, [2, 1e6]);
const nodes = numberIn('--nodes', values.nodes, [1000, 1e9]);
const [best = refuse('Name a file of weights')] = positionals;

const ground = groundOf(variant);
const knowledge = { ...judgedBy(variant, best), probe: endingsOf(variant) };
const memory = makeMemory(18);
const world = { now: () => 0, isCancelled: () => false };
const cut = (score: number): number => Math.max(-CUT, Math.min(CUT, score));

function searched(line: Line): number {
  memory.owner = null;
  return cut(think(line, knowledge, memory, { nodes }, world)?.score ?? 0);
}

for (const band of BANDS) {
  const lines = sampleOf(variant, `${values.data}/${variant.id}/${values.round}`, band, count);
  const deep = lines.map(searched);
  const found = positionals.map((file) => {
    const { evaluate } = judgedBy(variant, file);
    const still = lines.map((line) => {
      ground.load(lastPosition(line), ROOT);
      return cut(evaluate(ROOT));
    });
    return `${file} ${alike(still, deep).toFixed(2)}`;
  });
  const [least, most] = band.map((part) => (100 * Math.min(1, part)).toFixed(0));
  console.log(`${least} to ${most} % of the pieces, ${lines.length} positions: ${found.join(', ')}`);
}
