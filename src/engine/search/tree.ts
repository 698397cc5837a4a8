/** The state of one search, except the path, which is in its core's memory. */
import type { Core } from '../../draughts/numeric/core.ts';
import type { Layout } from '../../draughts/numeric/layout.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Searching } from './exports.ts';
import type { Table } from './table.ts';

export interface Limits {
  readonly nodes?: number;
  readonly ms?: number;
  readonly depth?: number;
}

export interface World {
  /**
   * The current time in ms. The argument is the number of visited positions, so that a clock in
   * tests can count them.
   */
  readonly now: (nodes: number) => number;
  readonly isCancelled: () => boolean;
}

/** The exact score, counted from the position and ignoring draw rules, or `UNKNOWN`. */
export type Probe = (core: Core, position: number) => number;

/** A variant's rules, search and judgment. */
export interface SearchCore extends Core, Searching {
  /** For each ply of the path: the draw counts, and the number of plies that can be undone. */
  readonly counts: Int32Array;
  readonly undoable: Int32Array;
  /** The places of the moves in the best line, and how many moves it has. */
  readonly line: Int16Array;
  readonly length: Int16Array;
  /** Searches the root. `without` is the place of a move to leave out. */
  readonly search: (tree: Tree, depth: number, alpha: number, beta: number, without?: number) => number;
}

export interface Searcher {
  readonly choose: (judgment: Judgment) => SearchCore;
}

/** How a search values positions. */
export interface Judgment {
  readonly variant: Variant;
  readonly isLearned: boolean;
  /** Packed weights if they were learned; otherwise the values of pieces and squares. */
  readonly words: Int32Array;
  /** Whether the search leaves nothing out: no cutoffs, reductions or extensions by guesses. */
  readonly isExhaustive?: boolean;
  /** Starting takes 1 ms and several megabytes. One searcher serves all variants on its board. */
  readonly start: (layout: Layout) => Searcher;
}

export interface Knowledge {
  readonly probe: Probe;
  readonly judgment: Judgment;
}

export interface Tree {
  readonly core: SearchCore;
  readonly probe: Probe;
  readonly table: Table;
  /** Whether a side without a move loses (1) or wins (-1). */
  readonly goal: 1 | -1;

  /** Whether the time is up. */
  readonly isOver: () => boolean;
  readonly maxNodes: number;
  /** How many plies of the path come before the root. */
  past: number;
}
