/** Earlier positions are the history of the root, so repetitions and draw counts are the game's. */
import { shared } from '../../src/draughts/numeric/stack.ts';
import { aspire } from '../../src/engine/search/think.ts';
import { enter, isDraw, step } from '../../src/engine/search/path.ts';
import { DECIDED, MAX_PLY, UNKNOWN } from '../../src/engine/search/score.ts';
import { type Tree, ROOT } from '../../src/engine/search/tree.ts';

const { stack } = shared;

/** The result by the rules for the side to move, 0 to 2; `null` while the game goes on. */
export function resultByRule(tree: Tree): number | null {
  if (successors(tree) === 0) return tree.goal === 1 ? 0 : 2;
  enter(tree, ROOT, 0);
  return isDraw(tree, ROOT, 0) ? 1 : null;
}

export function resultOf(tree: Tree): number | null {
  const result = resultByRule(tree);
  if (result !== null) return result;
  const known = tree.probe(ROOT);
  if (known === UNKNOWN) return null;
  if (Math.abs(known) < DECIDED) return 1;
  return known > 0 ? 2 : 0;
}

export const successors = ({ ground }: Tree): number =>
  (ground.generate(ROOT, ROOT + ground.words) - ROOT) / ground.words - 1;

/** Whether neither side can capture: the evaluation's domain. */
export const isQuiet = ({ ground }: Tree): boolean =>
  !ground.canCapture(ROOT, ROOT + ground.words) && !ground.isThreatened(ROOT, ROOT + ground.words);

export function choose(
  tree: Tree,
  nodes = tree.maxNodes,
): { readonly place: number; readonly score: number } {
  tree.nodes = tree.maxNodes - nodes;
  tree.isStopped = false;
  tree.mayStop = false;
  let place = 0;
  let guess = 0;
  for (let depth = 1; depth < MAX_PLY; depth += 1) {
    const score = aspire(tree, depth, guess);
    if (tree.lengths[0]! > 0) place = tree.lines[0]!;
    if (tree.isStopped) break;
    guess = score;
    if (Math.abs(score) >= DECIDED) break;
    tree.mayStop = true;
  }
  return { place, score: guess };
}

export function advance(tree: Tree, place: number): void {
  const { ground } = tree;
  successors(tree);
  const successor = ROOT + (place + 1) * ground.words;
  step(tree, ROOT, successor, 0);
  tree.past += 1;
  ground.turn(successor, ROOT);
}

export function mark(tree: Tree): () => void {
  const root = stack.slice(ROOT, ROOT + tree.ground.words);
  const { past } = tree;
  return () => {
    stack.set(root, ROOT);
    tree.past = past;
  };
}
