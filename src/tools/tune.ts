/**
 * `npm run tune -- --variant russian`: learns the weights of an 8x8 variant's evaluation from nothing, and writes them to
 * `assets/weights/<variant>.bin` (16-bit numbers, lowest byte first).
 *
 * In each round the engine plays itself with what it knows so far, the first time by counting material, and learns anew
 * from all games. The seed is fixed, games are limited by nodes and not by time, and so the same program gives the same
 * weights on every machine.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { VARIANT_IDS, variantOf } from '../draughts/variants.ts';
import { probeOf } from '../engine/endings/probe.ts';
import { solve } from '../engine/endings/solve.ts';
import { evaluateOf } from '../engine/evaluate/evaluateOf.ts';
import { learnedEvaluate } from '../engine/evaluate/learned.ts';
import type { Knowledge } from '../engine/search/knowledge.ts';
import { makeMemory } from '../engine/search/memory.ts';
import { chanceOf } from './tuning/chance.ts';
import { learn } from './tuning/learn.ts';
import { makeSamples } from './tuning/samples.ts';
import { play } from './tuning/selfPlay.ts';

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'russian' },
    rounds: { type: 'string', default: '2' },
    /** Positions of each round, and nodes a move in its games. */
    positions: { type: 'string', default: '500000' },
    nodes: { type: 'string', default: '600' },
    passes: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const id = VARIANT_IDS.find((known) => known === values.variant);
if (!id) throw new Error(`which variant? one of: ${VARIANT_IDS.join(', ')}`);

const variant = variantOf(id);
const begin = performance.now();
const seconds = (): string => `${((performance.now() - begin) / 1000).toFixed(0)} s`;
const out = values.out ?? `assets/weights/${id}.bin`;

const probe = probeOf(solve(variant, 4));
const chance = chanceOf(Number(values.seed));
const memory = makeMemory(18);
let knowledge: Knowledge = { evaluate: evaluateOf(variant), probe };
const samples = makeSamples(Number(values.rounds) * Number(values.positions));
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const some = { ...samples, results: samples.results.subarray(0, round * Number(values.positions)) };
  const games = play(variant, knowledge, memory, Number(values.nodes), chance, some);
  samples.length = some.length;
  console.log(`round ${round}: ${games} games, ${samples.length} positions, ${seconds()}`);
  const { losses, weights } = learn(samples, Number(values.passes), chance);
  console.log(`loss ${losses.map((loss) => loss.toFixed(4)).join(' ')}, ${seconds()}`);
  writeFileSync(out, new Uint8Array(weights.buffer));
  knowledge = { evaluate: learnedEvaluate(weights), probe };
}
console.log(`${out}: ${values.rounds} rounds in ${seconds()}`);
