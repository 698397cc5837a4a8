/**
 * How fast moves are found: perft nodes a second of the numeric cores (and once of the readable rules), beside npm's
 * rapid-draughts at its one game, English draughts. All of them count complete lists at the last ply, without playing it.
 */
import { EnglishDraughtsEngineFactory } from 'rapid-draughts/english';
import type { EnglishDraughtsEngine } from 'rapid-draughts/english';
import { coreOf } from '../../src/draughts/numeric/coreOf.ts';
import { perft } from '../../src/draughts/perft.ts';
import { startPosition } from '../../src/draughts/position.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { more, race, type Bench } from './bench.ts';

const ROUNDS = 7;
const WARM_UP = 2;

/** One thing to count. `nodes` is what any right program finds. */
interface Task {
  readonly name: string;
  readonly variant: VariantId;
  /** `null` is the start. */
  readonly fen: string | null;
  readonly depth: number;
  readonly nodes: number;
}

const MIDGAME = 'W:Wc5,e5,d4,g3,d2,f2,a1,c1,e1,g1:Bf8,h8,a7,c7,e7,g7,b6,h6,a5,g5';
const KINGS = 'W:WKc1,Ke1,a3,h2:BKb8,Kf8,h6,a7';

const TASKS: readonly Task[] = [
  { name: 'russian, start', variant: 'russian', fen: null, depth: 10, nodes: 22_444_032 },
  { name: 'russian, midgame', variant: 'russian', fen: MIDGAME, depth: 11, nodes: 28_187_258 },
  { name: 'russian, king ending', variant: 'russian', fen: KINGS, depth: 7, nodes: 6_335_527 },
  { name: 'english, start', variant: 'english', fen: null, depth: 10, nodes: 18_391_564 },
  { name: 'international, start', variant: 'international', fen: null, depth: 8, nodes: 6_483_961 },
  { name: 'bashni, start', variant: 'bashni', fen: null, depth: 8, nodes: 925_868 },
];

/** The peer's task. */
const PEER = { depth: 8, nodes: 845_931 } as const;

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

/** Fails when a contender counts something else: to compare it would mean nothing. */
function counted(name: string, nodes: number, expected: number): void {
  if (nodes !== expected) throw new Error(`${name}: ${nodes} nodes instead of ${expected}`);
}

function positionOf({ variant: id, fen }: Task) {
  const variant = variantOf(id);
  if (fen === null) return startPosition(variant);
  const position = parseFen(variant, fen);
  if (!position.ok) throw new Error(`unreadable position ${fen}`);
  return position.value;
}

const numeric = (task: Task) => {
  const [core, position] = [coreOf(variantOf(task.variant)), positionOf(task)];
  return () => counted(task.name, core.perft(position, task.depth), task.nodes);
};

const readable = (): void => {
  const english = variantOf('english');
  counted('readable', perft(english, startPosition(english), PEER.depth), PEER.nodes);
};

const rapid = (): void =>
  counted('rapid-draughts', rapidPerft(EnglishDraughtsEngineFactory.setup(), PEER.depth), PEER.nodes);

const perSecond = (nodes: number, ms: number): number => (1000 * nodes) / ms;

/** Nodes a second of each task beside the peer's English nodes a second. */
async function* beside(tasks: readonly Task[], others: Readonly<Record<string, () => void>>, rounds: number) {
  const contenders: Record<string, () => void> = Object.fromEntries(
    tasks.map((task) => [task.name, numeric(task)]),
  );
  const ms = await race<string>({ rapid, ...others, ...contenders }, rounds, WARM_UP);
  const peer = perSecond(PEER.nodes, ms('rapid'));
  for (const { name, depth, nodes } of tasks) {
    yield more(`${name}, perft ${depth}`, 'nodes/s', perSecond(nodes, ms(name)), 'rapid-draughts', peer);
  }
  return { ms, peer };
}

/** The boards that the engine's bench looks at, from the start. */
const STARTS: readonly Task[] = [
  ...TASKS.filter(({ fen, variant }) => fen === null && variant !== 'english'),
  { name: 'poddavki, start', variant: 'poddavki', fen: null, depth: 10, nodes: 22_444_032 },
];

/** Perft of the engine's boards from the start, beside the peer. */
export const starts: Bench = async function* () {
  yield* beside(STARTS, {}, 3);
};

export const rules: Bench = async function* () {
  const { ms, peer } = yield* beside(TASKS, { readable }, ROUNDS);
  const slow = perSecond(PEER.nodes, ms('readable'));
  yield more(`readable rules, english perft ${PEER.depth}`, 'nodes/s', slow, 'rapid-draughts', peer);
};
