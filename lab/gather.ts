/** Adds the missing shards. Each has its own seed, so order and machine don't change the shards. */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { variantOf } from '../src/draughts/variants.ts';
import { weightsFileOf } from '../src/engine/knowledgeOf.ts';
import { openThreads } from '../src/threads/threads.ts';
import { numberIn, readCommandLine, refuse, variantCalled } from '../src/tools/commandLine.ts';
import { openProgress, withProgress } from '../src/tools/progress.ts';
import type { Gathered, ShardOrder } from './tuning/gatherer.ts';
import { missingIn, shardIn } from './tuning/shard.ts';

const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

function tallyText(shards: readonly Gathered[]): string {
  const sum = (of: (shard: Gathered) => number | undefined): number =>
    shards.reduce((total, shard) => total + (of(shard) ?? 0), 0);
  const games = sum((shard) => shard.games);
  const positions = sum((shard) => shard.positions);
  const [black, draws, white] = [0, 1, 2].map((result) =>
    share(
      sum(({ results }) => results[result]),
      games,
    ),
  );
  const most = Math.max(...shards.map(({ pieces }) => pieces.length));
  const rows = Array.from({ length: most }, (_, pieces) => ({
    pieces,
    count: sum((shard) => shard.pieces[pieces]),
  })).filter(({ count }) => count > 0);
  return [
    `${games} games: White won ${white}, ${draws} drawn, Black won ${black}; ${(positions / games).toFixed(1)} positions per game`,
    ...rows.map(({ pieces, count }) => `${String(pieces).padStart(2)} pieces: ${share(count, positions)}`),
  ].join('\n');
}

const { values } = readCommandLine({
  options: {
    variant: { type: 'string', default: 'russian' },
    data: { type: 'string', default: '../tuning' },
    round: { type: 'string', default: '1' },
    positions: { type: 'string', default: '1000000' },
    /** Positions per shard; use fewer only for experiments. */
    shard: { type: 'string', default: '25000' },
    nodes: { type: 'string', default: '600' },
    /** Default: the program's weights, if there are any; `plain` counts material. */
    weights: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
  },
});
const id = variantCalled(values.variant);
const number = (name: 'round' | 'shard' | 'nodes' | 'threads' | 'seed'): number =>
  numberIn(`--${name}`, values[name], [1, 1e6]);
const [round, shard, nodes, threads, seed] = [
  number('round'),
  number('shard'),
  number('nodes'),
  number('threads'),
  number('seed'),
];

const MOST_SHARDS = 1e6;
const shards = Math.ceil(numberIn('--positions', values.positions, [1, 1e9]) / shard);
if (shards > MOST_SHARDS) refuse(`--shard ${shard}: that would be more than ${MOST_SHARDS} files`);

const folder = `${values.data}/${id}/${round}`;
mkdirSync(folder, { recursive: true });
const own = weightsFileOf(variantOf(id));
const known = values.weights ?? (own === null ? 'plain' : fileURLToPath(own));

/** One seed per shard and round; odd factors spread the numbers over the whole word. */
const seedOf = (place: number): number =>
  Math.imul(seed, 0x9e3779b1) ^ Math.imul(round, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);

const orderOf = (place: number): ShardOrder => ({
  variant: id,
  weights: known === 'plain' ? null : known,
  nodes,
  positions: shard,
  seed: seedOf(place),
  file: shardIn(folder, place),
});

const missing = missingIn(folder, shards);
console.log(`${folder}: ${missing.length} of ${shards} shards of ${shard} positions to play`);
const gatherers = openThreads<ShardOrder, Gathered>({
  file: new URL('tuning/gatherer.ts', import.meta.url),
  name: 'gather',
  most: threads,
  rest: 60_000,
  report: console.error,
});
const progress = openProgress('Playing');
let [done, positions] = [0, 0];
const played = await withProgress(
  progress,
  Promise.all(
    missing.map(async (place) => {
      const gathered = await gatherers.ask(orderOf(place), id);
      if (!gathered.ok) throw new Error(`shard ${place} failed`);
      done += 1;
      positions += gathered.value.positions;
      progress.say(`${done} of ${missing.length} shards, ${positions} positions`);
      return gathered.value;
    }),
  ),
);
await gatherers.close();
if (played.length > 0) console.log(tallyText(played));
