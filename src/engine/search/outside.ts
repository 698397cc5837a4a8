/** The functions that WebAssembly calls in TypeScript during a search. */
import type { Outside } from '../../draughts/numeric/core.ts';
import { choiceOf, find, keep } from './table.ts';
import type { Tree } from './tree.ts';

/** The running search, and parts of the memory: the table's entry, and the counts. */
export interface Seat {
  tree: Tree | null;
  found: Int32Array;
  counts: Float64Array;
}

export const outsideOf = (seat: Seat): Outside => ({
  isOver: () => {
    const tree = treeOf(seat);
    tree.nodes = seat.counts[NODES]!;
    return tree.isOver() ? 1 : 0;
  },
  find: (hash: number, lock: number) => {
    const { table } = treeOf(seat);
    const entry = find(table, hash, lock);
    if (entry >= 0) seat.found[0] = table.words[entry + 1]!;
    return entry;
  },
  choiceOf: (entry: number) => choiceOf(treeOf(seat).table, entry),
  keep: (hash, lock, depth, score, bound, choice) => {
    keep(treeOf(seat).table, hash, lock, depth, score, bound, choice);
    return 0;
  },
  probe: (position: number) => {
    const { core, probe } = treeOf(seat);
    return probe(core, position);
  },
});

/** The indices of the counts, as in `assembly/tree.ts`. */
const [NODES, MOST, ASK_AT, DEEPEST, IS_STOPPED] = [0, 1, 2, 3, 4] as const;
export const NUMBERS = 5;
const NEVER = Number.MAX_SAFE_INTEGER;

function treeOf({ tree }: Seat): Tree {
  if (!tree) throw new Error('nobody searches');
  return tree;
}

/** Before WebAssembly runs: writes the tree's counts. */
export function enter(seat: Seat, tree: Tree): void {
  seat.tree = tree;
  const { counts } = seat;
  counts[NODES] = tree.nodes;
  counts[MOST] = Math.min(Math.ceil(tree.mayStop ? tree.maxNodes : tree.firstNodes), NEVER);
  counts[ASK_AT] = tree.mayStop ? tree.askAt : NEVER;
  counts[DEEPEST] = tree.deepest;
  counts[IS_STOPPED] = tree.isStopped ? 1 : 0;
}

export function leave(seat: Seat, tree: Tree): void {
  const { counts } = seat;
  seat.tree = null;
  tree.nodes = counts[NODES]!;
  if (tree.mayStop) tree.askAt = counts[ASK_AT]!;
  tree.deepest = counts[DEEPEST]!;
  tree.isStopped = counts[IS_STOPPED] !== 0;
}
