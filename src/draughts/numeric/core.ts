/**
 * The numeric twin of the readable rules: the same variant records, the same moves, without objects. A core is what perft
 * and search stand on.
 *
 * Positions go in and out as the readable layer knows them, so that the two can be held against each other.
 */
import type { Color, Position } from '../types.ts';

export interface Core {
  /**
   * The number of different lines of `depth` plies; 1 for depth 0. Draw rules are ignored, a line that ends earlier is
   * not counted, and the last ply is counted from its complete list of moves without being played.
   */
  readonly perft: (position: Position, depth: number) => number;
  /** The positions that the legal moves lead to, one for each different move. */
  readonly successors: (position: Position) => readonly Position[];

  /** Words of one position in the stack. What follows works on positions there, each named by its first index. */
  readonly words: number;
  /** Writes a position to the stack at an index, as its side to move sees it. */
  readonly load: (position: Position, at: number) => void;
  /** Writes the successors of a position from an index on, still seen by its mover; returns the index behind the last. */
  readonly generate: (position: number, at: number) => number;
  /** Writes a successor to an index as the other side sees it, ready to go on from. */
  readonly turn: (successor: number, at: number) => void;
  /** The successor at an index that a move of `mover` led to. */
  readonly successorAt: (mover: Color, successor: number) => Position;
}
