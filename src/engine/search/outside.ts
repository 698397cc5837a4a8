/** The functions that WebAssembly calls in TypeScript during a search. */
import type { Outside } from '../../draughts/numeric/core.ts';
import { choiceOf, find, keep } from './table.ts';
import type { Tree } from './tree.ts';

/** The running search, and where in the memory to write the table's entry. */
export interface Seat {
  tree: Tree | null;
  found: Int32Array;
}

export const outsideOf = (seat: Seat): Outside => ({
  log: Math.log,
  isOver: () => (treeOf(seat).isOver() ? 1 : 0),
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

function treeOf({ tree }: Seat): Tree {
  if (!tree) throw new Error('expected a running search, found none');
  return tree;
}
