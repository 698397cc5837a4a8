/**
 * Games of the engine against itself, short of everything that a person would see: no readable positions, a fixed number
 * of nodes a move. Each begins with some random moves, so that no two are alike, and ends early where the
 * database of endings knows the result.
 */
import { startLine } from '../../draughts/line.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { aspire } from '../../engine/search/aspire.ts';
import type { Knowledge } from '../../engine/search/knowledge.ts';
import { prepare, type Memory } from '../../engine/search/memory.ts';
import { enter, isDraw, step } from '../../engine/search/path.ts';
import { plant } from '../../engine/search/plant.ts';
import { ROOT } from '../../engine/search/root.ts';
import { DECIDED, MAX_PLY } from '../../engine/search/score.ts';
import { UNKNOWN, type Tree } from '../../engine/search/tree.ts';
import type { Chance } from './chance.ts';
import { isFull, type Samples } from './samples.ts';

const { stack } = shared;

/** The longest game; what goes on longer is a draw. */
const LONGEST_GAME = 240;
/** Random moves at the beginning: from the first number to before their sum. */
const RANDOM = { least: 4, range: 7 } as const;

/** Plays one game and adds its quiet positions to the samples; returns its length in plies. */
function playGame(
  variant: Variant,
  knowledge: Knowledge,
  memory: Memory,
  nodes: number,
  chance: Chance,
  samples: Samples,
): number {
  prepare(memory, knowledge);
  const world = { now: () => 0, isCancelled: () => false };
  const tree = plant(startLine(variant), knowledge, memory, { nodes }, world, LONGEST_GAME);
  const opening = RANDOM.least + chance(RANDOM.range);
  const first = samples.length;
  for (let ply = 0; ply < LONGEST_GAME; ply += 1) {
    const known = resultOf(tree);
    if (known !== null) return close(samples, first, ply, known);
    const isQuiet = !tree.ground.canCapture(ROOT, ROOT + tree.ground.words);
    if (ply >= opening && isQuiet) note(samples, ply);
    const place = ply < opening ? chance(successors(tree)) : choose(tree);
    advance(tree, place);
  }
  return close(samples, first, LONGEST_GAME, 1);
}

/** The result for the side to move, 0 to 2; `null` while the game goes on. */
function resultOf(tree: Tree): number | null {
  if (successors(tree) === 0) return tree.goal === 1 ? 0 : 2;
  enter(tree, ROOT, 0);
  if (isDraw(tree, ROOT, 0)) return 1;
  const known = tree.probe(ROOT);
  if (known === UNKNOWN) return null;
  if (Math.abs(known) < DECIDED) return 1;
  return known > 0 ? 2 : 0;
}

/** Writes the successors of the root behind it; returns how many there are. */
const successors = ({ ground }: Tree): number =>
  (ground.generate(ROOT, ROOT + ground.words) - ROOT) / ground.words - 1;

/** The best move's place, by iterative deepening within the nodes. */
function choose(tree: Tree): number {
  tree.nodes = 0;
  tree.isStopped = false;
  tree.mayStop = false;
  let best = 0;
  let guess = 0;
  for (let depth = 1; depth < MAX_PLY; depth += 1) {
    const score = aspire(tree, depth, guess);
    if (tree.lengths[0]! > 0) best = tree.lines[0]!;
    if (tree.isStopped || Math.abs(score) >= DECIDED) return best;
    tree.mayStop = true;
    guess = score;
  }
  return best;
}

/** Plays a move: its successor becomes the root, and the root before it history. */
function advance(tree: Tree, place: number): void {
  const { ground } = tree;
  successors(tree);
  const successor = ROOT + (place + 1) * ground.words;
  step(tree, ROOT, successor, 0);
  tree.past += 1;
  ground.turn(successor, ROOT);
}

/** Adds the root; its result is filled in when it is known, and until then holds whose move it was. */
function note(samples: Samples, ply: number): void {
  const at = 3 * samples.length;
  samples.words[at] = stack[ROOT]!;
  samples.words[at + 1] = stack[ROOT + 1]!;
  samples.words[at + 2] = stack[ROOT + 2]!;
  samples.results[samples.length] = ply & 1;
  samples.length += 1;
}

/** Fills in the result of the game, which is `result` for the side that is to move on the last ply. */
function close({ results, length }: Samples, first: number, ply: number, result: number): number {
  for (let i = first; i < length; i += 1) results[i] = results[i] === (ply & 1) ? result : 2 - result;
  return ply;
}

/** Plays until the samples are full. Returns the number of games. */
export function play(
  variant: Variant,
  knowledge: Knowledge,
  memory: Memory,
  nodes: number,
  chance: Chance,
  samples: Samples,
): number {
  let games = 0;
  while (!isFull(samples, LONGEST_GAME)) {
    playGame(variant, knowledge, memory, nodes, chance, samples);
    games += 1;
  }
  return games;
}
