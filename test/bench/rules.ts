/** How fast moves are found: perft nodes a second, of both our layers and of npm's rapid-draughts at the same task. */
import { EnglishDraughtsEngineFactory } from 'rapid-draughts/english';
import type { EnglishDraughtsEngine } from 'rapid-draughts/english';
import { coreOf } from '../../src/draughts/numeric/coreOf.ts';
import { perft } from '../../src/draughts/perft.ts';
import { startPosition } from '../../src/draughts/position.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import type { VariantId } from '../../src/draughts/variants.ts';
import { alone, more, race } from './bench.ts';
import type { Bench } from './bench.ts';

const ROUNDS = 5;

/** The task: English draughts, the one variant that the peer plays, seven plies deep. */
const DEPTH = 7;

/** Perft, counted as ours: the last ply is not played. */
function rapidPerft(engine: EnglishDraughtsEngine, depth: number): number {
  const { moves } = engine;
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    const next = engine.clone();
    next.move(move);
    nodes += rapidPerft(next, depth - 1);
  }
  return nodes;
}

const rapid = (): number => rapidPerft(EnglishDraughtsEngineFactory.setup(), DEPTH);

const readable = (id: VariantId, depth: number): number => {
  const variant = variantOf(id);
  return perft(variant, startPosition(variant), depth);
};

const numeric = (id: VariantId, depth: number): number => {
  const variant = variantOf(id);
  return coreOf(variant).perft(startPosition(variant), depth);
};

const perSecond = (nodes: number, ms: number): number => (1000 * nodes) / ms;

/** Nodes a second: English beside the peer's, other variants by themselves. */
export const rules: Bench = async function* () {
  const nodes = readable('english', DEPTH);
  if (nodes !== rapid() || nodes !== numeric('english', DEPTH))
    throw new Error('the contenders count different nodes: to compare them would mean nothing');
  const contenders = {
    readable: () => readable('english', DEPTH),
    numeric: () => numeric('english', DEPTH),
    rapid,
  };
  const ms = await race(contenders, ROUNDS, 1);
  for (const layer of ['numeric', 'readable'] as const) {
    const [ours, peers] = [perSecond(nodes, ms(layer)), perSecond(nodes, ms('rapid'))];
    yield more(`english perft ${DEPTH}, ${layer} rules`, 'nodes/s', ours, 'rapid-draughts', peers);
  }
  for (const [id, depth] of [
    ['russian', 8],
    ['international', 7],
    ['bashni', 7],
  ] as const) {
    const times = await race({ numeric: () => numeric(id, depth) }, ROUNDS, 1);
    yield alone(
      `${id} perft ${depth}, numeric rules`,
      'nodes/s',
      perSecond(numeric(id, depth), times('numeric')),
    );
  }
};
