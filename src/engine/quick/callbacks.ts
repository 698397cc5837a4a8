/**
 * The functions that WebAssembly calls in TypeScript during a search. Both see the memory with the
 * counts.
 */
import { effort, shared } from '../../draughts/numeric/stack.ts';
import { step } from '../search/path.ts';
import { quiesce } from '../search/quiesce.ts';
import { fromRoot, UNKNOWN } from '../search/score.ts';
import { search } from '../search/search.ts';
import { choiceOf, find, keep, scoreBy } from '../search/table.ts';
import type { Tree } from '../search/tree.ts';

const { stack } = shared;

/** Added to the index of a table entry, because no score is that high. */
const ENTRIES = UNKNOWN;
/** The length of a position in words, in the border and in the stack. */
const SHOWN = 6;
export const STEP = 8;
export const BORDER_WORDS = 2 * SHOWN;

/** The indices of the counts, as in `assembly/counting.ts`. */
const [NODES, MOST, ASK_AT, EFFORT, DEEPEST, IS_STOPPED] = [0, 1, 2, 3, 4, 5] as const;
export const COUNTS = 6;
const NEVER = Number.MAX_SAFE_INTEGER;

/** The running search, and where its part of the stack ends. */
export interface Seat {
  tree: Tree | null;
  room: number;
  /** Two positions from WebAssembly: the position to search, and its predecessor. */
  border: Int32Array;
  counts: Float64Array;
}

export function outsideOf(seat: Seat): Readonly<Record<string, (...numbers: number[]) => number>> {
  return {
    isOver: () => (treeOf(seat).isOver() ? 1 : 0),
    find: (hash: number, lock: number, depth: number, beta: number, ply: number) => {
      const { table } = treeOf(seat);
      const entry = find(table, hash, lock);
      const known = entry < 0 ? UNKNOWN : scoreBy(table, entry, depth, beta - 1, beta, ply);
      return known === UNKNOWN ? ENTRIES + entry : known;
    },
    choiceOf: (entry: number) => choiceOf(treeOf(seat).table, entry),
    keep: (hash, lock, depth, score, bound, choice, ply) => {
      keep(treeOf(seat).table, hash, lock, depth, fromRoot(score, ply), bound, choice);
      return 0;
    },
    searchOutside: (depth: number, beta: number, ply: number) =>
      interrupt(seat, (tree, at) => {
        const successor = at + STEP;
        take(seat, 0, at);
        take(seat, 1, successor);
        resetCounts(tree, ply - 1);
        step(tree, at, successor, ply - 1);
        tree.ground.turn(successor, successor + STEP);
        return search(tree, successor + STEP, depth, beta - 1, beta, ply, true);
      }),
    quiesceOutside: (alpha: number, beta: number, ply: number, threats: number) =>
      interrupt(seat, (tree, at) => {
        take(seat, 0, at);
        return quiesce(tree, at, alpha, beta, ply, threats);
      }),
  };
}

function treeOf({ tree }: Seat): Tree {
  if (!tree) throw new Error('nobody searches');
  return tree;
}

/** Before WebAssembly runs: writes the tree's counts. */
export function enter(seat: Seat, tree: Tree, room: number): void {
  seat.tree = tree;
  seat.room = room;
  const { counts } = seat;
  counts[NODES] = tree.nodes;
  counts[MOST] = Math.min(Math.ceil(tree.mayStop ? tree.maxNodes : tree.firstNodes), NEVER);
  counts[ASK_AT] = tree.mayStop ? tree.askAt : NEVER;
  counts[EFFORT] = effort.positions - tree.effort;
  counts[DEEPEST] = tree.deepest;
  counts[IS_STOPPED] = tree.isStopped ? 1 : 0;
}

export function leave({ counts }: Seat, tree: Tree): void {
  tree.nodes = counts[NODES]!;
  if (tree.mayStop) tree.askAt = counts[ASK_AT]!;
  tree.effort = effort.positions - counts[EFFORT]!;
  tree.deepest = counts[DEEPEST]!;
  tree.isStopped = counts[IS_STOPPED] !== 0;
}

/** Runs TypeScript in the middle of WebAssembly. */
function interrupt(seat: Seat, other: (tree: Tree, at: number) => number): number {
  const tree = treeOf(seat);
  const { room } = seat;
  leave(seat, tree);
  const score = other(tree, room);
  enter(seat, tree, room);
  return score;
}

function take({ border }: Seat, place: number, at: number): void {
  for (let i = 0; i < SHOWN; i += 1) stack[at + i] = border[place * SHOWN + i]!;
  stack[at + 6] = 0;
  stack[at + 7] = 0;
}

/** With men alone there are no draw counts. */
function resetCounts({ counts, undoable, past }: Tree, ply: number): void {
  counts[past + ply] = 0;
  undoable[past + ply] = 0;
}
