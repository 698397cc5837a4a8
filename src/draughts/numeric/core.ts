/** The numeric twin of the readable rules: the same records and moves, without objects. */
import type { Color, Position } from '../types.ts';

export interface Core {
  /** Lines of `depth` plies (1 for depth 0), without draw rules and lines that end earlier. */
  readonly perft: (position: Position, depth: number) => number;
  /** One for each different move. */
  readonly successors: (position: Position) => readonly Position[];

  /** Words per position in the stack, where positions are addressed by their first index. */
  readonly words: number;
  readonly load: (position: Position, at: number) => void;
  /** Writes successors from `at` for their mover; returns the index after the last. */
  readonly generate: (position: number, at: number) => number;
  /** Writes a successor to `at` from the other side's point of view. */
  readonly turn: (successor: number, at: number) => void;
  /** `mover` made the move. */
  readonly successorAt: (mover: Color, successor: number) => Position;
}
