/** The exports of `assembly/core.ts`, besides the rules. */
import type { Place, RulesExports } from '../../draughts/numeric/exports.ts';

/** A number that both TypeScript and WebAssembly change. */
interface Shared {
  value: number;
}

/** The parts of the search that other code uses too. */
export interface Searching {
  /** Scores a position without searching, from the point of view of the side to move. */
  readonly evaluate: (position: number) => number;
  /** Chooses the first ply of the path; plies count from the search's root. */
  readonly startAt: (past: number) => void;
  readonly enter: (position: number, ply: number) => void;
  /** Updates draw counts for the next ply. The successor is still seen from the mover's side. */
  readonly step: (position: number, successor: number, ply: number) => void;
  readonly isDraw: (position: number, ply: number) => number;
  /** Halves the move history (`fade`), or clears it (`forget`). */
  readonly fade: () => void;
  readonly forget: () => void;
  /** Sets the extra work for positions with many captures that the next search counts. */
  readonly setEffort: (positions: number) => void;
  /** How many positions were visited, including other work measured in positions. */
  readonly nodes: Shared;
  /** The number of positions when the search stops, and when it next checks the time. */
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
  readonly prepare: (...numbers: number[]) => void;
  readonly search: (past: number, depth: number, alpha: number, beta: number, without: number) => number;
}
