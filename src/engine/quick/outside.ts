/** The functions that WebAssembly calls in TypeScript during a search. */
import { effort } from '../../draughts/numeric/stack.ts';
import { choiceOf, find, keep } from '../search/table.ts';
import { ROOT, type Tree } from '../search/tree.ts';
import type { Carrier } from './carrier.ts';

/**
 * The running search, and the memory of WebAssembly: all of it, the found entry, listing's work.
 */
export interface Seat {
  carrier: Carrier | null;
  tree: Tree | null;
  words: Int32Array;
  found: Int32Array;
  work: Int32Array;
  counts: Float64Array;
}

export function outsideOf(seat: Seat): Readonly<Record<string, (...numbers: number[]) => number>> {
  return {
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
      const tree = treeOf(seat);
      const at = ROOT + tree.ground.words;
      carrierIn(seat).take(seat.words, position >>> 2, at);
      return tree.probe(at);
    },
    list: (position: number, at: number) => {
      const { positions } = effort;
      const { ground } = treeOf(seat);
      const here = ROOT + ground.words;
      const first = here + ground.words;
      carrierIn(seat).take(seat.words, position >>> 2, here);
      const end = ground.generate(here, first);
      for (let p = first; p < end; p += ground.words)
        carrierIn(seat).put(p, seat.words, (at >>> 2) + p - first);
      seat.work[0] = effort.positions - positions;
      effort.positions = positions;
      return at + 4 * (end - first);
    },
  };
}

/** The indices of the counts, as in `assembly/tree.ts`. */
const [NODES, MOST, ASK_AT, EFFORT, DEEPEST, IS_STOPPED] = [0, 1, 2, 3, 4, 5] as const;
export const COUNTS = 6;
const NEVER = Number.MAX_SAFE_INTEGER;

export function carrierIn({ carrier }: Seat): Carrier {
  if (!carrier) throw new Error('a search that was not prepared');
  return carrier;
}

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
  counts[EFFORT] = effort.positions - tree.effort;
  counts[DEEPEST] = tree.deepest;
  counts[IS_STOPPED] = tree.isStopped ? 1 : 0;
}

export function leave(seat: Seat, tree: Tree): void {
  const { counts } = seat;
  seat.tree = null;
  tree.nodes = counts[NODES]!;
  if (tree.mayStop) tree.askAt = counts[ASK_AT]!;
  tree.effort = effort.positions - counts[EFFORT]!;
  tree.deepest = counts[DEEPEST]!;
  tree.isStopped = counts[IS_STOPPED] !== 0;
}
