/** The state of one search. No module variables, because a thread can search several boards. */
import type { Layout } from '../../draughts/numeric/layout.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Counting } from '../draws/counting.ts';
import type { Ground } from '../ground/ground.ts';
import type { Order } from './order.ts';
import { MAX_PLY } from './score.ts';
import type { Table } from './table.ts';

export interface Limits {
  readonly nodes?: number;
  readonly ms?: number;
  readonly depth?: number;
}

export interface World {
  /**
   * Milliseconds. The argument is the number of visited positions, so that a clock in tests can
   * count them.
   */
  readonly now: (nodes: number) => number;
  readonly isCancelled: () => boolean;
}

/** Scores a position without searching, from its side to move's point of view. */
export type Evaluate = (position: number) => number;

/** The exact score, counted from the position and without draw rules, or `UNKNOWN`. */
export type Probe = (position: number) => number;

/** Searches the root, perhaps without one of its moves, by its place. */
export type SearchRoot = (tree: Tree, depth: number, alpha: number, beta: number, without?: number) => number;

/** The compiled search for a board. */
export interface Quick {
  readonly order: Order;
  readonly search: SearchRoot;
  readonly prepare: (judgment: Judgment) => void;
}

/** What a quick search needs to know. */
export interface Judgment {
  readonly variant: Variant;
  readonly isLearned: boolean;
  /** Packed weights if they were learned; otherwise the worth of pieces and squares. */
  readonly words: Int32Array;
  /** Leaves nothing out: no cutoffs, reductions or extensions by guesses. */
  readonly isExhaustive?: boolean;
  /**
   * Takes a millisecond and several megabytes. One quick search serves all variants on its board.
   */
  readonly start: (layout: Layout) => Quick;
}

export interface Knowledge {
  readonly evaluate: Evaluate;
  readonly probe: Probe;
  readonly judgment: Judgment;
}

export interface Tree {
  readonly ground: Ground;
  readonly probe: Probe;
  readonly search: SearchRoot;
  readonly counting: Counting;
  readonly table: Table;
  /** Whether a side without a move loses (1) or wins (-1). */
  readonly goal: 1 | -1;
  readonly onePieceEachDraws: boolean;
  /** The last index of the stack with room for successors behind it. */
  readonly room: number;

  /** Positions visited, and other work in positions. */
  nodes: number;
  /** The thread's effort when the nodes were last counted. */
  effort: number;
  readonly maxNodes: number;
  /** Whether the time is up; next checked at `askAt` nodes. */
  readonly isOver: () => boolean;
  askAt: number;
  /**
   * False in the first depth, which stops only at `firstNodes`: weak levels must not depend on
   * time.
   */
  mayStop: boolean;
  readonly firstNodes: number;
  isStopped: boolean;
  deepest: number;

  // By ply, offset by `past`.
  readonly hashes: Int32Array;
  readonly locks: Int32Array;
  readonly counts: Int32Array;
  readonly undoable: Int32Array;
  past: number;
  readonly lines: Int16Array;
  readonly lengths: Int16Array;
}

export const ROOT = 0;

export const LINE = MAX_PLY + 1;
