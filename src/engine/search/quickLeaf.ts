/**
 * The quiescence search in WebAssembly (`assembly/quiesce.ts`), where there is one: the same scores and the same count as
 * `quiesce.ts`, which stays the one to read and to hold it against.
 */
import { effort } from '../../draughts/numeric/effort.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import { quiesce } from './quiesce.ts';
import type { Leaf, Tree } from './tree.ts';

const { stack } = shared;

/** More positions than one quiescence search visits. */
const NO_LIMIT = 1 << 30;
/** How a search ended, by its last word. */
const [STOPPED, LOST] = [1, 2];

/** The quiescence search of International by packed weights. */
export function quickLeaf(module: WebAssembly.Module, packed: Int32Array): Leaf {
  let asking: Tree | null = null;
  const isOver = (): number => (asking?.isOver() ? 1 : 0);
  const { exports } = new WebAssembly.Instance(module, { quiesce: { isOver } });
  const { memory, WEIGHTS, OUTCOME, search } = exports;
  new Int32Array(memory.buffer, WEIGHTS.value, packed.length).set(packed);
  const outcome = new Int32Array(memory.buffer, OUTCOME.value, 5);
  return (tree, position, alpha, beta, ply) => {
    const before = tree.nodes;
    const limit = (tree.mayStop ? tree.maxNodes : tree.firstNodes) - before;
    asking = tree;
    const score = search(
      stack[position]!,
      stack[position + 1]!,
      stack[position + 2]!,
      stack[position + 3]!,
      stack[position + 4]!,
      stack[position + 5]!,
      alpha,
      beta,
      ply,
      Math.min(limit, NO_LIMIT),
      tree.mayStop ? tree.askAt - before : NO_LIMIT,
      effort.positions - tree.effort,
    );
    const end = outcome[4]!;
    if (end === LOST) return quiesce(tree, position, alpha, beta, ply);
    tree.nodes = before + outcome[0]!;
    if (tree.mayStop) tree.askAt = before + outcome[1]!;
    tree.effort = effort.positions - outcome[2]!;
    if (outcome[3]! > tree.deepest) tree.deepest = outcome[3]!;
    if (end === STOPPED) tree.isStopped = true;
    return score;
  };
}
