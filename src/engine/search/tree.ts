/** The state of one search, besides the path in its core's memory. */
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
   * Milliseconds. The argument is the number of visited positions, so that a clock in tests can
   * count them.
   */
  readonly now: (nodes: number) => number;
  readonly isCancelled: () => boolean;
}

/** The exact score, counted from the position and without draw rules, or `UNKNOWN`. */
export type Probe = (core: Core, position: number) => number;

export interface Features {
  readonly terms: Int32Array;
  readonly patterns: Uint16Array;
}

/** A variant's rules, search and judgment. */
export interface SearchCore extends Core, Searching {
  /** By ply, from the first of the path: draw counts, and plies that can be undone. */
  readonly counts: Int32Array;
  readonly undoable: Int32Array;
  /** The places of the best line's moves, and how many they are. */
  readonly line: Int16Array;
  readonly length: Int16Array;
  /** What `look` writes, on boards with a model. */
  readonly features: () => Features;
  /** Searches the root, perhaps without one of its moves, by its place. */
  readonly search: (tree: Tree, depth: number, alpha: number, beta: number, without?: number) => number;
}

export interface Searcher {
  readonly choose: (judgment: Judgment) => SearchCore;
}

/** How a search values positions. */
export interface Judgment {
  readonly variant: Variant;
  readonly isLearned: boolean;
  /** Packed weights if they were learned; otherwise the worth of pieces and squares. */
  readonly words: Int32Array;
  /** Leaves nothing out: no cutoffs, reductions or extensions by guesses. */
  readonly isExhaustive?: boolean;
  /** Takes a millisecond and several megabytes. One searcher serves all variants on its board. */
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
  /** The plies of the path before the root. */
  past: number;
}
