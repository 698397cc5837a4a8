/**
 * Perft nodes per second of the numeric cores, and once of the readable rules; the last ply is
 * listed, not played.
 */
import { coreOf } from '../../src/draughts/numeric/coreOf.ts';
import { perftByRules as perft } from '../../src/draughts/perft.ts';
import { startPosition } from '../../src/draughts/position.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { alone, race, type Bench } from './bench.ts';

const ROUNDS = 7;
const WARM_UP = 2;

/** One count. `nodes` is the correct result. */
interface Task {
  readonly name: string;
  readonly variant: VariantId;
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
  { name: 'poddavki, start', variant: 'poddavki', fen: null, depth: 10, nodes: 22_444_032 },
];

/** Less deep, because the readable rules take longer. */
const READABLE = { depth: 8, nodes: 845_931 } as const;

/** Fails if a contender has another count, because then the comparison means nothing. */
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
  counted('readable', perft(english, startPosition(english), READABLE.depth), READABLE.nodes);
};

export const rules: Bench = async function* () {
  const contenders = Object.fromEntries(TASKS.map((task) => [task.name, numeric(task)]));
  const ms = await race<string>({ readable, ...contenders }, ROUNDS, WARM_UP);
  for (const { name, depth, nodes } of TASKS)
    yield alone(`${name}, perft ${depth}`, 'nodes/s', (1000 * nodes) / ms(name));
  const slow = (1000 * READABLE.nodes) / ms('readable');
  yield alone(`readable rules, english perft ${READABLE.depth}`, 'nodes/s', slow);
};
