/** Counts of positions, beside a draughts library. */
import { z } from 'zod';
import { coreOf } from '../../../src/draughts/numeric/coreOf.ts';
import { startPosition } from '../../../src/draughts/position.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import type { Figure } from '../bench.ts';
import { beside } from './beside.ts';
import { peer } from './peer.ts';

/** The published count for English draughts, and a less deep count for the slower program. */
const OURS = { depth: 10, nodes: 18_391_564 };
const THEIRS = { depth: 7, nodes: 179_740 };

interface Engine {
  readonly moves: readonly object[];
  clone(): Engine;
  move(move: object): void;
}
const RapidDraughts = z.object({
  EnglishDraughtsEngineFactory: z.object({
    setup: z.custom<() => Engine>((value) => typeof value === 'function'),
  }),
});

function perft(engine: Engine, depth: number): number {
  if (depth === 1) return engine.moves.length;
  let nodes = 0;
  for (const move of engine.moves) {
    const next = engine.clone();
    next.move(move);
    nodes += perft(next, depth - 1);
  }
  return nodes;
}

/** Throws on a different count, because then the comparison means nothing. */
function counted(nodes: number, expected: number): void {
  if (nodes !== expected) throw new Error(`${nodes} nodes instead of ${expected}`);
}

export async function perftFigure(): Promise<Figure> {
  const { EnglishDraughtsEngineFactory } = RapidDraughts.parse(await peer('rapid-draughts/english'));
  const english = variantOf('english');
  const [core, start] = [coreOf(english), startPosition(english)];
  return beside({
    name: 'perft of English draughts',
    unit: 'positions/s',
    peer: 'rapid-draughts',
    ours: { work: () => counted(core.perft(start, OURS.depth), OURS.nodes), count: OURS.nodes },
    theirs: {
      work: () => counted(perft(EnglishDraughtsEngineFactory.setup(), THEIRS.depth), THEIRS.nodes),
      count: THEIRS.nodes,
    },
    rounds: 5,
  });
}
