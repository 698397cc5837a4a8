/**
 * The numeric twin of the readable rules: the same variant records, the same moves, without objects. A core is what perft
 * and search stand on.
 *
 * Positions go in and out as the readable layer knows them, so that the two can be held against each other.
 */
import type { Position } from '../types.ts';

export interface Core {
  /**
   * The number of different lines of `depth` plies; 1 for depth 0. Draw rules are ignored, a line that ends earlier is
   * not counted, and the last ply is counted from its complete list of moves without being played.
   */
  readonly perft: (position: Position, depth: number) => number;
  /** The positions that the legal moves lead to, one for each different move. */
  readonly successors: (position: Position) => readonly Position[];
}
