/** What a search may spend, and how it learns that it has spent it. */

/** Whichever is reached first ends the search; without any it goes on until it is stopped or has seen everything. */
export interface Limits {
  /** Positions visited. */
  readonly nodes?: number;
  /** Milliseconds by the injected clock. */
  readonly ms?: number;
  /** Plies of iterative deepening. */
  readonly depth?: number;
}

/** What a search asks of the world around it. */
export interface World {
  /** Milliseconds, from any beginning; a stopwatch that is to repeat itself may count the positions that a search has visited, which it is told. */
  readonly now: (nodes: number) => number;
  /** Whether someone has called the search off. */
  readonly isCancelled: () => boolean;
}
