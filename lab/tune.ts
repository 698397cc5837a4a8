/** Weights start at zero, and the same shards give the same weights on every machine. */
import { existsSync, writeFileSync } from 'node:fs';
import { variantOf } from '../src/draughts/variants.ts';
import { modelOf } from '../src/engine/evaluate/model.ts';
import { chanceOf } from '../src/engine/play/chance.ts';
import { numberIn, readCommandLine, refuse, variantCalled } from '../src/tools/commandLine.ts';
import { heldOutRows, meanLoss } from './tuning/heldOut.ts';
import { makeNetwork } from './tuning/network.ts';
import { learn, makePupil, manScaleOf, opinionScaleOf, weightsFor } from './tuning/learn.ts';
import { readLessons } from './tuning/lessons.ts';

const { values } = readCommandLine({
  options: {
    variant: { type: 'string', default: 'russian' },
    data: { type: 'string', default: '../tuning' },
    rounds: { type: 'string', default: '1' },
    positions: { type: 'string', default: '30000000' },
    passes: { type: 'string', default: '6' },
    trust: { type: 'string', default: '0.5' },
    network: { type: 'boolean', default: false },
    /** Hundredths of a man per unit of log-odds; default: a man is worth 100 in the middle game. */
    scale: { type: 'string' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const id = variantCalled(values.variant);
const passes = numberIn('--passes', values.passes, [1, 1000]);
const positions = numberIn('--positions', values.positions, [1, 1e9]);
const trust = numberIn('--trust', values.trust, [0, 1], false);
const given = values.scale === undefined ? null : numberIn('--scale', values.scale, [1, 2000], false);
const chance = chanceOf(numberIn('--seed', values.seed, [1, 1e9]));
const rounds = values.rounds.split(',').map((round) => numberIn('--rounds', round, [1, 1e6]));
const folders = rounds.map((round) => `${values.data}/${id}/${round}`);
const missing = folders.find((folder) => !existsSync(folder));
if (missing !== undefined) refuse(`${missing} is missing: first gather games with npm run lab -- gather`);
const out = values.out ?? `assets/weights/${id}.bin`;

const begin = performance.now();
const seconds = (): string => `${((performance.now() - begin) / 1000).toFixed(0)} s`;
const variant = variantOf(id);
const { learned, heldOut } = readLessons(variant, folders, positions, chance);
const opinionScale = opinionScaleOf(heldOut);
console.log(
  `${learned.length} positions and ${heldOut.length} held out; opinions: ${opinionScale.toFixed(0)} hundredths of a man per unit of log-odds, ${seconds()}`,
);
const model = modelOf(variant);
const pupil = makePupil(model, values.network ? makeNetwork(model, chance) : null);
learn(pupil, learned, { passes, trust, opinionScale }, (loss) => {
  const held = meanLoss(heldOutRows(pupil, heldOut, opinionScale));
  console.log(`loss ${loss.toFixed(4)}, held out, by results: ${held.toFixed(4)}, ${seconds()}`);
});
for (const { phase, positions: count, loss, opinions } of heldOutRows(pupil, heldOut, opinionScale)) {
  console.log(
    `up to ${100 * phase} % of the pieces: ${count} positions, loss ${loss.toFixed(4)}, of opinions ${opinions.toFixed(4)}`,
  );
}
const scale = given ?? manScaleOf(pupil, heldOut);
console.log(`${scale.toFixed(0)} hundredths of a man per unit of log-odds`);
writeFileSync(out, new Uint8Array(weightsFor(pupil, scale).buffer));
console.log(`${out}: ${seconds()}`);
