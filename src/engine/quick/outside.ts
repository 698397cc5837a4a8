/** The functions that WebAssembly calls in TypeScript during a search. */
import { effort, shared } from '../../draughts/numeric/stack.ts';
import { choiceOf, find, keep } from '../search/table.ts';
import type { Tree } from '../search/tree.ts';

const { stack } = shared;

/** The words of a position here and there; the squares from 25 on are a word of their own here. */
const WORDS = 8;
const HALF = 0x1ffffff;
const [POSITION, SUCCESSORS] = [WORDS, 2 * WORDS] as const;

/** The running search, and the memory of WebAssembly: all of it, the found entry, listing's work. */
export interface Seat {
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
      take(seat, position);
      return treeOf(seat).probe(POSITION);
    },
    list: (position: number, at: number) => {
      const { positions } = effort;
      take(seat, position);
      const end = treeOf(seat).ground.generate(POSITION, SUCCESSORS);
      for (let p = SUCCESSORS; p < end; p += WORDS) put(seat, p, (at >>> 2) + p - SUCCESSORS);
      seat.work[0] = effort.positions - positions;
      effort.positions = positions;
      return at + 4 * (end - SUCCESSORS);
    },
  };
}

/** The indices of the counts, as in `assembly/tree.ts`. */
const [NODES, MOST, ASK_AT, EFFORT, DEEPEST, IS_STOPPED] = [0, 1, 2, 3, 4, 5] as const;
export const COUNTS = 6;
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

/** Writes a position of the stack to WebAssembly. */
export function put({ words }: Seat, position: number, at: number): void {
  for (let i = 0; i < 6; i += 2) {
    const [lo, hi] = [stack[position + i]!, stack[position + i + 1]!];
    words[at + i] = lo | (hi << 25);
    words[at + i + 1] = hi >>> 7;
  }
  words[at + 6] = stack[position + 6]!;
  words[at + 7] = stack[position + 7]!;
}

/** Reads a position from WebAssembly into the stack, which is free during its search. */
function take({ words }: Seat, position: number): void {
  const at = position >>> 2;
  for (let i = 0; i < 6; i += 2) {
    const [lo, hi] = [words[at + i]!, words[at + i + 1]!];
    stack[POSITION + i] = lo & HALF;
    stack[POSITION + i + 1] = ((lo >>> 25) | (hi << 7)) & HALF;
  }
  stack[POSITION + 6] = 0;
  stack[POSITION + 7] = words[at + 7]!;
}
