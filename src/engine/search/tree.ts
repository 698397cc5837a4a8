/**
 * All that one search works on, in one object: what it stands on, what it may spend, and what it has seen on the way
 * from the root to where it is. There are no module variables, so a thread can search for several boards in turn.
 */
import { effort } from '../../draughts/numeric/stack.ts';
import type { Counting } from '../draws/count.ts';
import type { Ground } from '../ground/ground.ts';
import type { Order } from './order.ts';
import { MAX_PLY } from './score.ts';
import type { Table } from './table.ts';

/** Scores a position without searching, from its side to move's point of view. */
export type Evaluate = (position: number) => number;

/** The score of a position after all captures, within a window, as `quiesce.ts` finds it. */
export type Leaf = (tree: Tree, position: number, alpha: number, beta: number, ply: number) => number;

/** A second, quicker way to what `search.ts` and `quiesce.ts` say: the same scores and the same count. */
export interface Quick {
  /** What was learned about the order of moves, where both ways see it. */
  readonly order: Order;
  readonly leaf: Leaf;
  /** Whether it can search a position, in a window of nothing. */
  readonly takes: (tree: Tree, position: number, ply: number) => boolean;
  /** The score of a position that it takes, `depth` plies deep in a window of nothing below `beta`. */
  readonly search: (
    tree: Tree,
    position: number,
    depth: number,
    beta: number,
    ply: number,
    mayCut: boolean,
  ) => number;
}

/** Exact knowledge of a position, draw rules aside: a draw, a win or a loss counted from here, or `UNKNOWN`. */
export type Probe = (position: number) => number;
/** Outside the range of scores. */
export const UNKNOWN = 1 << 20;

export interface Tree {
  readonly ground: Ground;
  readonly evaluate: Evaluate;
  readonly probe: Probe;
  readonly leaf: Leaf;
  /** A quicker way to search, where there is one. */
  readonly quick: Quick | null;
  readonly counting: Counting;
  readonly table: Table;
  readonly order: Order;
  /** Whether to be without a move loses (1) or wins (-1). */
  readonly goal: 1 | -1;
  readonly firstKingWins: boolean;
  readonly onePieceEachDraws: boolean;

  /** The last index of the stack that a position may stand at, so that its successors have room behind it. */
  readonly room: number;

  /** Positions visited, and what costs as much as visiting so many; beyond `maxNodes` the search stops. */
  nodes: number;
  /** The effort that this thread had spent (`effort.ts`) when the nodes were counted last. */
  effort: number;
  readonly maxNodes: number;
  /** Whether the time is over; asked now and then, next when `askAt` positions have been visited. */
  readonly isOver: () => boolean;
  askAt: number;
  /** False during the first depth, which only so many nodes can stop: what a level plays must not hang on time. */
  mayStop: boolean;
  readonly firstNodes: number;
  isStopped: boolean;
  /** The deepest ply reached. */
  deepest: number;

  /**
   * By ply, offset by the plies of history before the root: the keys of the position, its draw count, and since how
   * many plies every move could be undone.
   */
  readonly hashes: Int32Array;
  readonly locks: Int32Array;
  readonly counts: Int32Array;
  readonly undoable: Int32Array;
  /** Plies of history before the root. */
  past: number;
  /** The best line from each ply, as places among the successors, and its length. */
  readonly lines: Int16Array;
  readonly lengths: Int16Array;
}

/** One row for each ply of `Tree.lines`. */
export const LINE = MAX_PLY + 1;

/** Nodes between two questions whether the time is over. */
const ASK_EVERY = 2048;

/** Counts a position; true once the search must end. */
export function countIn(tree: Tree): boolean {
  tree.nodes += 1;
  if (tree.effort !== effort.positions) {
    tree.nodes += effort.positions - tree.effort;
    tree.effort = effort.positions;
  }
  if (tree.nodes >= (tree.mayStop ? tree.maxNodes : tree.firstNodes)) tree.isStopped = true;
  if (tree.mayStop && tree.nodes >= tree.askAt) {
    tree.askAt = tree.nodes + ASK_EVERY;
    if (tree.isOver()) tree.isStopped = true;
  }
  return tree.isStopped;
}
