/** What `assembly/core.ts` exports besides the rules. */
import type { Place, RulesExports } from '../../draughts/numeric/exports.ts';

/** A number that both sides change. */
interface Shared {
  value: number;
}

/** The search's parts that others use, too. */
export interface Searching {
  /** Scores a position without searching, from its side to move's point of view. */
  readonly evaluate: (position: number) => number;
  /** Chooses the first ply of the path; plies count from the search's root. */
  readonly startAt: (past: number) => void;
  readonly enter: (position: number, ply: number) => void;
  /** Counts a move for the next ply. The successor is still from the mover's point of view. */
  readonly step: (position: number, successor: number, ply: number) => void;
  readonly isDraw: (position: number, ply: number) => number;
  /** Halves the history of moves, and forgets it. */
  readonly fade: () => void;
  readonly forget: () => void;
  /** The work on positions with many captures that the next search counts. */
  readonly setEffort: (positions: number) => void;
  /**
   * Only with a model: writes a position's features to `TERM` and `PATTERN`; returns its pieces
   * and, from bit 8, what its score is divided by.
   */
  readonly look: (position: number) => number;
  /** Positions visited, and other work in positions. */
  readonly nodes: Shared;
  /** The numbers of positions at which the search stops, and next checks the time. */
  readonly most: Shared;
  readonly askAt: Shared;
  readonly deepest: Shared;
  /** 1 or 0. */
  readonly isStopped: Shared;
}

export interface SearchExports extends RulesExports, Searching {
  readonly COUNTS: Place;
  readonly FOUND: Place;
  readonly LENGTHS: Place;
  readonly LINES: Place;
  readonly UNDOABLE: Place;
  readonly WEIGHTS: Place;
  /** Only of boards with a model, like `look`. */
  readonly PATTERN: Place;
  readonly TERM: Place;
  readonly prepare: (...numbers: number[]) => void;
  readonly search: (past: number, depth: number, alpha: number, beta: number, without: number) => number;
}
