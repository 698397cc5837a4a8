/**
 * `npm run tune -- --variant russian`: learns the weights of a variant's evaluation from nothing, and writes them to
 * `assets/weights/<variant>.bin` (16-bit numbers, lowest byte first).
 *
 * In each round the engine plays itself with what it knows so far, the first time by counting material, and learns anew
 * from all games. The seed is fixed, games are limited by nodes and not by time, and so the same program gives the same
 * weights on every machine.
 */
import { writeFileSync } from 'node:fs';
import { variantOf } from '../draughts/variants.ts';
import { evaluateOf } from '../engine/evaluate/evaluateOf.ts';
import { learnedEvaluate } from '../engine/evaluate/learned/model.ts';
import { modelOf } from '../engine/evaluate/learned/modelOf.ts';
import { groundOf } from '../engine/ground/groundOf.ts';
import { endingsOf } from '../engine/knowledgeOf.ts';
import type { Knowledge } from '../engine/search/knowledge.ts';
import { makeMemory } from '../engine/search/memory.ts';
import { chanceOf } from '../engine/play/chance.ts';
import { numberIn, readCommandLine, variantCalled } from './commandLine.ts';
import { learn } from './tuning/learn.ts';
import { makeSamples, upTo } from './tuning/samples.ts';
import { play } from './tuning/selfPlay.ts';

const { values } = readCommandLine({
  options: {
    variant: { type: 'string', default: 'russian' },
    rounds: { type: 'string', default: '2' },
    /** Positions of each round, and nodes a move in its games. */
    positions: { type: 'string', default: '500000' },
    nodes: { type: 'string', default: '600' },
    passes: { type: 'string', default: '6' },
    /** How much of what is learned, after the first round, is the search's opinion instead of the result. */
    trust: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const id = variantCalled(values.variant);
const number = (name: 'rounds' | 'positions' | 'nodes' | 'passes' | 'seed'): number =>
  numberIn(`--${name}`, values[name], [1, 1e9]);
const [rounds, positions, nodes, passes] = [
  number('rounds'),
  number('positions'),
  number('nodes'),
  number('passes'),
];
const trusted = numberIn('--trust', values.trust, [0, 1], false);

const variant = variantOf(id);
const begin = performance.now();
const seconds = (): string => `${((performance.now() - begin) / 1000).toFixed(0)} s`;
const out = values.out ?? `assets/weights/${id}.bin`;

const model = modelOf(variant);
const probe = endingsOf(variant);
const chance = chanceOf(number('seed'));
const memory = makeMemory(18);
let knowledge: Knowledge = { evaluate: evaluateOf(variant), probe };
const samples = makeSamples(groundOf(variant).words, rounds * positions);
for (let round = 1; round <= rounds; round += 1) {
  const some = upTo(samples, round * positions);
  const games = play(variant, knowledge, memory, nodes, chance, some);
  samples.length = some.length;
  console.log(`round ${round}: ${games} games, ${samples.length} positions, ${seconds()}`);
  const trust = round === 1 ? 0 : trusted;
  const { losses, weights } = learn(model, samples, passes, trust, chance);
  console.log(`loss ${losses.map((loss) => loss.toFixed(4)).join(' ')}, ${seconds()}`);
  writeFileSync(out, new Uint8Array(weights.buffer));
  knowledge = { evaluate: learnedEvaluate(model, weights), probe };
}
console.log(`${out}: ${rounds} rounds in ${seconds()}`);
