/** Who takes part in a match, whatever is behind it. */
import type { Line } from '../../src/draughts/line.ts';
import type { Move } from '../../src/draughts/types.ts';

export interface Player {
  /** Hears that another game begins. */
  readonly begin: () => void;
  /** Moves for the line's side to move, which has a move. */
  readonly move: (line: Line) => Move | Promise<Move>;
  readonly close: () => void;
  /** Positions that it has visited a move until now; `null` where nobody knows. */
  readonly visited: () => number | null;
}
