/** Earlier positions are the root's history, so repetitions and draw counts span the whole game. */
import { beginCounting, isStopped, limit } from '../../src/engine/search/counting.ts';
import { aspire } from '../../src/engine/search/think.ts';
import { DECIDED, MAX_PLY, UNKNOWN } from '../../src/engine/search/score.ts';
import type { Tree } from '../../src/engine/search/tree.ts';

/** The result by the rules for the side to move, 0 to 2; `null` while the game continues. */
export function resultByRule(tree: Tree): number | null {
  if (successors(tree) === 0) return tree.goal === 1 ? 0 : 2;
  const { core, past } = tree;
  core.startAt(past);
  core.enter(core.root, 0);
  return core.isDraw(core.root, 0) === 0 ? null : 1;
}

export function resultOf(tree: Tree): number | null {
  const result = resultByRule(tree);
  if (result !== null) return result;
  const known = tree.probe(tree.core, tree.core.root);
  if (known === UNKNOWN) return null;
  if (Math.abs(known) < DECIDED) return 1;
  return known > 0 ? 2 : 0;
}

export function successors({ core: { root, size, generate } }: Tree): number {
  const first = root + size;
  return (generate(root, first) - first) / size;
}

/** Whether the search would evaluate the position (`assembly/quiesce.ts`). */
export const isQuiet = ({ goal, core: { root, size, canCapture, isThreatened } }: Tree): boolean =>
  !canCapture(root) && (goal === -1 || !isThreatened(root, root + size));

export function choose(
  tree: Tree,
  nodes = tree.maxNodes,
): { readonly place: number; readonly score: number } {
  beginCounting(tree, tree.maxNodes - nodes);
  let place = 0;
  let guess = 0;
  for (let depth = 1; depth < MAX_PLY; depth += 1) {
    const score = aspire(tree, depth, guess);
    if (tree.core.length[0]! > 0) place = tree.core.line[0]!;
    if (isStopped(tree.core)) break;
    guess = score;
    if (Math.abs(score) >= DECIDED) break;
    if (depth === 1) limit(tree);
  }
  return { place, score: guess };
}

export function advance(tree: Tree, place: number): void {
  const { core } = tree;
  successors(tree);
  const successor = core.root + (place + 1) * core.size;
  core.startAt(tree.past);
  core.step(core.root, successor, 0);
  tree.past += 1;
  core.turn(successor, core.root);
}

export function mark(tree: Tree): () => void {
  const { words, root, size } = tree.core;
  const first = root >>> 2;
  const position = words.slice(first, first + (size >>> 2));
  const { past } = tree;
  return () => {
    words.set(position, first);
    tree.past = past;
  };
}
