/** What `assembly/core.ts` exports besides the rules. */
import type { Place, RulesExports } from '../../draughts/numeric/exports.ts';

/** The search's functions that others use, too. */
export interface Searching {
  /** Scores a position without searching, from its side to move's point of view. */
  readonly evaluate: (position: number) => number;
  /**
   * The count after a move; `before` and `after` are the material for the mover, whose side
   * `successor` is seen from.
   */
  readonly countAfter: (
    count: number,
    before: number,
    after: number,
    isQuietKing: number,
    successor: number,
  ) => number;
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
}

export interface SearchExports extends RulesExports, Searching {
  readonly COUNTED: Place;
  readonly COUNTS: Place;
  readonly FOUND: Place;
  readonly LENGTHS: Place;
  readonly LINES: Place;
  readonly REDUCTIONS: Place;
  readonly UNDOABLE: Place;
  readonly WEIGHTS: Place;
  /** Only of boards with a model, like `look`. */
  readonly PATTERN: Place;
  readonly TERM: Place;
  readonly prepare: (...numbers: number[]) => void;
  readonly search: (past: number, depth: number, alpha: number, beta: number, without: number) => number;
}
