/** What the two searches count, in memory that both see: each goes on where the other stopped. */
import { effort } from '../../draughts/numeric/stack.ts';
import type { Tree } from '../search/tree.ts';

/** The numbers, as in `assembly/counting.ts`. */
const [NODES, MOST, ASK_AT, EFFORT, DEEPEST, IS_STOPPED] = [0, 1, 2, 3, 4, 5] as const;
const NUMBERS = 6;
/** More positions than are ever visited. */
const NEVER = Number.MAX_SAFE_INTEGER;

export type Counts = Float64Array;

export const countsAt = (buffer: ArrayBuffer, place: number): Counts =>
  new Float64Array(buffer, place, NUMBERS);

/** Lets WebAssembly go on counting for a tree. */
export function tell(counts: Counts, tree: Tree): void {
  const { mayStop } = tree;
  counts[NODES] = tree.nodes;
  counts[MOST] = Math.min(Math.ceil(mayStop ? tree.maxNodes : tree.firstNodes), NEVER);
  counts[ASK_AT] = mayStop ? tree.askAt : NEVER;
  counts[EFFORT] = effort.positions - tree.effort;
  counts[DEEPEST] = tree.deepest;
  counts[IS_STOPPED] = tree.isStopped ? 1 : 0;
}

/** Takes over what WebAssembly has counted. */
export function hear(counts: Counts, tree: Tree): void {
  tree.nodes = counts[NODES]!;
  if (tree.mayStop) tree.askAt = counts[ASK_AT]!;
  tree.effort = effort.positions - counts[EFFORT]!;
  tree.deepest = counts[DEEPEST]!;
  tree.isStopped = counts[IS_STOPPED] !== 0;
}
